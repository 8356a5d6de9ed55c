import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { createWorkgroup, deleteWorkgroup, updateWorkgroup, type Workgroup } from '../../../contract/workgroups.ts'
import { send } from '../../lib/api.ts'
import { optimistic } from '../../lib/cache/optimistic.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'

const meta = { invalidates: [workgroupQueries.all()] }

type Edit = (groups: Workgroup[]) => Workgroup[]

/** Shows a change of one group at once; gives the way to take back that change alone, for others may have been made meanwhile. */
const edit = async (client: QueryClient, change: Edit, backFrom: (before: Workgroup[]) => Edit) => {
  const { queryKey } = workgroupQueries.list()
  await client.cancelQueries({ queryKey })
  const before = client.getQueryData(queryKey)
  const show = (next: Edit) => void client.setQueryData(queryKey, (groups) => groups && next(groups))
  show(change)
  return () => before && show(backFrom(before))
}

const changed = (id: string, change: (group: Workgroup) => Workgroup) => (groups: Workgroup[]) =>
  groups.map((group) => (group.id === id ? change(group) : group))
const renamed = (id: string, name: string) => changed(id, (group) => ({ ...group, name }))
const withoutUser = (id: string, userId: string) =>
  changed(id, (group) => ({ ...group, users: group.users.filter((user) => user !== userId) }))
const withUser = (id: string, userId: string) =>
  changed(id, (group) => (group.users.includes(userId) ? group : { ...group, users: [...group.users, userId] }))

interface Named {
  id: string
  name: string
}
interface Member {
  id: string
  userId: string
}

export const workgroupMutations = {
  create: () => mutationOptions({ mutationFn: (name: string) => send(createWorkgroup, { body: { group: { name } } }), meta }),
  rename: () =>
    mutationOptions({
      mutationFn: ({ id, name }: Named) => send(updateWorkgroup, { params: { id }, body: { group: { name } } }),
      ...optimistic(({ id, name }: Named, client) =>
        edit(client, renamed(id, name), (before) => renamed(id, before.find((group) => group.id === id)?.name ?? name)),
      ),
      meta,
    }),
  addUser: () =>
    mutationOptions({
      mutationFn: ({ id, userId }: Member) => send(updateWorkgroup, { params: { id }, body: { group: { users: [userId] } } }),
      ...optimistic(({ id, userId }: Member, client) => edit(client, withUser(id, userId), () => withoutUser(id, userId))),
      meta,
    }),
  removeUser: () =>
    mutationOptions({
      mutationFn: ({ id, userId }: Member) => send(updateWorkgroup, { params: { id }, body: { group: { users: [`-${userId}`] } } }),
      ...optimistic(({ id, userId }: Member, client) => edit(client, withoutUser(id, userId), () => withUser(id, userId))),
      meta,
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => send(deleteWorkgroup, { params: { id } }),
      ...optimistic((id: string, client) =>
        edit(
          client,
          (groups) => groups.filter((group) => group.id !== id),
          (before) => (groups) => {
            const at = before.findIndex((group) => group.id === id)
            const gone = before[at]
            return gone && !groups.some((group) => group.id === id) ? groups.toSpliced(at, 0, gone) : groups
          },
        ),
      ),
      meta,
    }),
}
