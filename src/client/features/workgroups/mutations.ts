import { mutationOptions, type QueryClient, useMutation } from '@tanstack/react-query'
import { createWorkgroup, deleteWorkgroup, updateWorkgroup, type Workgroup } from '../../../contract/workgroups.ts'
import type { User } from '../../../contract/x/people/users.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { send } from '../../lib/api.ts'
import { optimistic } from '../../lib/cache/optimistic.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { notify } from '../../ui/float/undo-note.tsx'

type Groups = readonly Workgroup[]
interface Change {
  /** What to send; nothing deletes the workgroup. */
  group?: { name?: string; users?: string[] }
  /** What it does to the list. */
  show: (groups: Groups) => Groups
  /** Reverts this change alone, because others may have followed. */
  revert: (groups: Groups, before: Groups) => Groups
  message: string
}

const meta = { invalidates: [workgroupQueries.all()] }

const show = async ({ show, revert }: Change, client: QueryClient) => {
  const { queryKey } = workgroupQueries.list()
  await client.cancelQueries({ queryKey })
  const before = client.getQueryData(queryKey)
  const set = (edit: (groups: Groups) => Groups) => void client.setQueryData(queryKey, (groups) => groups && [...edit(groups)])
  set(show)
  return () => before && set((groups) => revert(groups, before))
}

export const workgroupMutations = {
  create: () => mutationOptions({ mutationFn: (name: string) => send(createWorkgroup, { body: { group: { name } } }), meta }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: ({ group }: Change) =>
        group ? send(updateWorkgroup, { params: { id }, body: { group } }) : send(deleteWorkgroup, { params: { id } }),
      ...optimistic(show),
      meta,
    }),
}

const rename =
  (id: string, name: string): Change['show'] =>
  (groups) =>
    groups.map((group) => (group.id === id ? { ...group, name } : group))

const withUser =
  (id: string, userId: string, member: boolean): Change['show'] =>
  (groups) =>
    groups.map((group) => {
      if (group.id !== id) return group
      const others = group.users.filter((user) => user !== userId)
      return { ...group, users: member ? [...others, userId] : others }
    })

const putBack =
  (id: string): Change['revert'] =>
  (groups, before) => {
    const at = before.findIndex((group) => group.id === id)
    const gone = before[at]
    return gone && !groups.some((group) => group.id === id) ? groups.toSpliced(at, 0, gone) : groups
  }

/** Changes one workgroup, with Undo. A refused change is reverted with its reason. */
export const useWorkgroup = ({ id, name }: Workgroup) => {
  const { done } = useUndoable()
  const options = workgroupMutations.change(id)
  const { mutateAsync } = useMutation({
    ...options,
    // Set here because a deleted workgroup is unmounted before the answer comes.
    onSuccess: ({ changeId }, { message }, restore) =>
      done({ message, changeId, restore: () => void restore(), touched: [{ resource: 'workgroups', id }] }),
  })
  const attempt = (change: Change) =>
    void mutateAsync(change).catch((error: unknown) => notify({ message: `Couldn't change ${name}. ${errorMessage(error)}`, tone: 'red' }))
  const setMember = (user: User, member: boolean) =>
    attempt({
      group: { users: [member ? user.id : `-${user.id}`] },
      show: withUser(id, user.id, member),
      revert: withUser(id, user.id, !member),
      message: member ? `Added ${user.name} to ${name}` : `Removed ${user.name} from ${name}`,
    })
  return {
    /** Rejects when the service refuses the name. */
    rename: async (next: string) => {
      const message = `Renamed ${name} to ${next}`
      await mutateAsync({ group: { name: next }, show: rename(id, next), revert: rename(id, name), message })
    },
    add: (user: User) => setMember(user, true),
    remove: (user: User) => setMember(user, false),
    erase: () => attempt({ show: (groups) => groups.filter((group) => group.id !== id), revert: putBack(id), message: `Deleted ${name}` }),
  }
}
