import { mutationOptions, useQueryClient } from '@tanstack/react-query'
import { compareNames } from '../../../../contract/name-order.ts'
import { createWorkgroup, deleteWorkgroup, updateWorkgroup, type Workgroup } from '../../../../contract/workgroups.ts'
import type { User } from '../../../../contract/x/people/users.ts'
import { editOf, writeQueries } from '../../../kit/resource/query-write.ts'
import { attempt } from '../../../kit/undo/attempt.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { send } from '../../../lib/api.ts'
import { workgroupQueries } from '../../../lib/people/workgroup-queries.ts'

type Groups = readonly Workgroup[]

interface Change {
  send: () => Promise<{ changeId: string | undefined }>
  apply: (groups: Groups) => Groups
  /** Takes the change back, for its undo. */
  revert: (groups: Groups) => Groups
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
export const useWorkgroup = (workgroup: Workgroup) => {
  const { id, name } = workgroup
  const { done } = useUndoable()
  const client = useQueryClient()
  const save = async ({ message, send: sendChange, apply, revert }: Change) => {
    const edits = [editOf(workgroupQueries.list(), apply, revert)]
    const { changeId, restore } = await writeQueries(client, { edits, send: sendChange, refreshes })
    done({ message, changeId, restore, touched: [{ resource: 'workgroups', id }] })
  }
  const update = (group: { name?: string; users?: string[] }) => () => send(updateWorkgroup, { params: { id }, body: { group } })
  const edited = (edit: (group: Workgroup) => Workgroup) => (groups: Groups) => groups.map((each) => (each.id === id ? edit(each) : each))
  const named = (next: string) => edited((group) => ({ ...group, name: next }))
  const withUser = (user: User) => edited((group) => ({ ...group, users: [...new Set([...group.users, user.id])] }))
  const withoutUser = (user: User) => edited((group) => ({ ...group, users: group.users.filter((other) => other !== user.id) }))
  const change = (next: Change) => void attempt(`change ${name}`, () => save(next))
  return {
    /** Rejects when the service refuses the name. */
    rename: (next: string) =>
      save({ send: update({ name: next }), apply: named(next), revert: named(name), message: `Renamed ${name} to ${next}` }),
    add: (user: User) =>
      change({
        send: update({ users: [user.id] }),
        apply: withUser(user),
        revert: withoutUser(user),
        message: `Added ${user.name} to ${name}`,
      }),
    remove: (user: User) =>
      change({
        send: update({ users: [`-${user.id}`] }),
        apply: withoutUser(user),
        revert: withUser(user),
        message: `Removed ${user.name} from ${name}`,
      }),
    erase: () =>
      void attempt(`delete ${name}`, () =>
        save({
          send: () => send(deleteWorkgroup, { params: { id } }),
          apply: (groups) => groups.filter((each) => each.id !== id),
          revert: (groups) => [...groups.filter((each) => each.id !== id), workgroup].sort((a, b) => compareNames(a.name, b.name)),
          message: `Deleted ${name}`,
        }),
      ),
  }
}
