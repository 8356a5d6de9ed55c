import { mutationOptions, useMutation } from '@tanstack/react-query'
import { createWorkgroup, deleteWorkgroup, updateWorkgroup, type Workgroup } from '../../../contract/workgroups.ts'
import type { User } from '../../../contract/x/people/users.ts'
import { attempt } from '../../kit/undo/attempt.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { send } from '../../lib/api.ts'
import { optimistic } from '../../lib/cache/optimistic.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'

interface Change {
  /** The fields to send. Without it, the workgroup is deleted. */
  group?: { name?: string; users?: string[] }
  /** Returns the workgroup after the change; undefined when it is deleted. */
  show: (group: Workgroup) => Workgroup | undefined
  message: string
}

const meta = { invalidates: [workgroupQueries.all()] }

export const workgroupMutations = {
  create: () => mutationOptions({ mutationFn: (name: string) => send(createWorkgroup, { body: { group: { name } } }), meta }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: ({ group }: Change) =>
        group ? send(updateWorkgroup, { params: { id }, body: { group } }) : send(deleteWorkgroup, { params: { id } }),
      ...optimistic(async ({ show }: Change, client) => {
        const { queryKey } = workgroupQueries.list()
        await client.cancelQueries({ queryKey })
        const before = client.getQueryData(queryKey)
        client.setQueryData(queryKey, (groups) => groups?.flatMap((group) => (group.id === id ? (show(group) ?? []) : group)))
        return () => client.setQueryData(queryKey, before)
      }),
      meta,
    }),
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
  const change = (next: Change) => void attempt(`change ${name}`, () => mutateAsync(next))
  return {
    /** Rejects when the service refuses the name. */
    rename: async (next: string) => {
      await mutateAsync({ group: { name: next }, show: (group) => ({ ...group, name: next }), message: `Renamed ${name} to ${next}` })
    },
    add: (user: User) =>
      change({
        group: { users: [user.id] },
        show: (group) => ({ ...group, users: [...group.users, user.id] }),
        message: `Added ${user.name} to ${name}`,
      }),
    remove: (user: User) =>
      change({
        group: { users: [`-${user.id}`] },
        show: (group) => ({ ...group, users: group.users.filter((other) => other !== user.id) }),
        message: `Removed ${user.name} from ${name}`,
      }),
    erase: () => change({ show: () => undefined, message: `Deleted ${name}` }),
  }
}
