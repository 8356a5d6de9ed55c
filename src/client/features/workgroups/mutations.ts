import { mutationOptions, useQueryClient } from '@tanstack/react-query'
import { createWorkgroup, deleteWorkgroup, updateWorkgroup, type Workgroup } from '../../../contract/workgroups.ts'
import type { User } from '../../../contract/x/people/users.ts'
import { editOf, writeQueries } from '../../kit/resource/query-write.ts'
import { attempt } from '../../kit/undo/attempt.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { send } from '../../lib/api.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'

interface Change {
  /** The fields to send. Without it, the workgroup is deleted. */
  group?: { name?: string; users?: string[] }
  /** Returns the workgroup after the change; undefined when it is deleted. */
  apply: (group: Workgroup) => Workgroup | undefined
  message: string
}

const refreshes = [workgroupQueries.all()]

export const workgroupMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (name: string) => send(createWorkgroup, { body: { group: { name } } }),
      meta: { invalidates: refreshes },
    }),
}

/** Changes one workgroup, with Undo. A refused change is reverted with its reason. */
export const useWorkgroup = ({ id, name }: Workgroup) => {
  const { done } = useUndoable()
  const client = useQueryClient()
  const save = async ({ group, apply, message }: Change) => {
    const { changeId, restore } = await writeQueries(client, {
      edits: [editOf(workgroupQueries.list(), (groups) => groups.flatMap((each) => (each.id === id ? (apply(each) ?? []) : each)))],
      send: () => (group ? send(updateWorkgroup, { params: { id }, body: { group } }) : send(deleteWorkgroup, { params: { id } })),
      refreshes,
    })
    done({ message, changeId, restore, touched: [{ resource: 'workgroups', id }] })
  }
  const change = (next: Change) => void attempt(`change ${name}`, () => save(next))
  return {
    /** Rejects when the service refuses the name. */
    rename: (next: string) =>
      save({ group: { name: next }, apply: (group) => ({ ...group, name: next }), message: `Renamed ${name} to ${next}` }),
    add: (user: User) =>
      change({
        group: { users: [user.id] },
        apply: (group) => ({ ...group, users: [...new Set([...group.users, user.id])] }),
        message: `Added ${user.name} to ${name}`,
      }),
    remove: (user: User) =>
      change({
        group: { users: [`-${user.id}`] },
        apply: (group) => ({ ...group, users: group.users.filter((other) => other !== user.id) }),
        message: `Removed ${user.name} from ${name}`,
      }),
    erase: () => change({ apply: () => undefined, message: `Deleted ${name}` }),
  }
}
