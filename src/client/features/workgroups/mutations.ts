import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { createWorkgroup, deleteWorkgroup, updateWorkgroup, type Workgroup } from '../../../contract/workgroups.ts'
import { send } from '../../lib/api.ts'
import { workgroupQueries } from './queries.ts'

const meta = { invalidates: [workgroupQueries.all()] }

/** Shows a change of the list at once; gives what was there before. */
const edit = async (client: QueryClient, change: (groups: Workgroup[]) => Workgroup[]) => {
  const { queryKey } = workgroupQueries.list()
  await client.cancelQueries({ queryKey })
  const before = client.getQueryData(queryKey)
  client.setQueryData(queryKey, (groups) => groups && change(groups))
  return before
}
const putBack = (client: QueryClient, before: Workgroup[] | undefined) => void client.setQueryData(workgroupQueries.list().queryKey, before)

const renamed = (id: string, name: string) => (groups: Workgroup[]) => groups.map((group) => (group.id === id ? { ...group, name } : group))
const withUser = (id: string, userId: string) => (groups: Workgroup[]) =>
  groups.map((group) => (group.id === id ? { ...group, users: [...group.users, userId] } : group))
const withoutUser = (id: string, userId: string) => (groups: Workgroup[]) =>
  groups.map((group) => (group.id === id ? { ...group, users: group.users.filter((user) => user !== userId) } : group))

interface Member {
  id: string
  userId: string
}

export const workgroupMutations = {
  create: () => mutationOptions({ mutationFn: (name: string) => send(createWorkgroup, { body: { group: { name } } }), meta }),
  rename: () =>
    mutationOptions({
      mutationFn: ({ id, name }: { id: string; name: string }) => send(updateWorkgroup, { params: { id }, body: { group: { name } } }),
      onMutate: ({ id, name }, { client }) => edit(client, renamed(id, name)),
      onError: (_error, _input, before, { client }) => putBack(client, before),
      meta,
    }),
  addUser: () =>
    mutationOptions({
      mutationFn: ({ id, userId }: Member) => send(updateWorkgroup, { params: { id }, body: { group: { users: [userId] } } }),
      onMutate: ({ id, userId }, { client }) => edit(client, withUser(id, userId)),
      onError: (_error, _input, before, { client }) => putBack(client, before),
      meta,
    }),
  removeUser: () =>
    mutationOptions({
      mutationFn: ({ id, userId }: Member) => send(updateWorkgroup, { params: { id }, body: { group: { users: [`-${userId}`] } } }),
      onMutate: ({ id, userId }, { client }) => edit(client, withoutUser(id, userId)),
      onError: (_error, _input, before, { client }) => putBack(client, before),
      meta,
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => send(deleteWorkgroup, { params: { id } }),
      onMutate: (id, { client }) => edit(client, (groups) => groups.filter((group) => group.id !== id)),
      onError: (_error, _input, before, { client }) => putBack(client, before),
      meta,
    }),
}
