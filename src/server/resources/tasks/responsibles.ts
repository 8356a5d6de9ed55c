import { type Actor, actorFor } from '../../core/actor.ts'
import { forbidden, unacceptable, unknownId } from '../../core/errors.ts'
import { changeIds } from '../../core/id-list.ts'
import { rowsWith, seenIds } from '../../core/rows/rows.ts'
import { seenName } from '../../core/rows/seen-name.ts'
import { refusedPerson } from '../../core/rows/sees-person.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { UserRow } from '../../core/store/tables.ts'
import { needsSomebody, type TaskOwner } from './task-owner.ts'

const field = 'task.responsibles'

/** Returns whether a user may be responsible for a task of this owner, which they have to see. `maker` is the author of a personal task. */
export const mayDo = async (tx: ReadTx, user: UserRow, maker: UserRow | undefined, { kind, id, projectId }: TaskOwner) => {
  if (kind === 'users') return user.id === id || (user.role !== 'client' && maker?.role !== 'client')
  const [table, rowId] = projectId ? (['projects', projectId] as const) : ([kind, id] as const)
  return (await seenIds(tx, actorFor(user), table, [rowId])).size > 0
}

/** Returns the responsible users of a new or changed task. New ones have to be active and see the owner, and the task if it is private. */
export const changeResponsibles = async (
  tx: ReadTx,
  actor: Actor,
  owner: TaskOwner,
  before: string[] | undefined,
  changes: string[] | undefined,
  isPrivate: boolean,
): Promise<string[]> => {
  const after = await changeIds(before, changes, field, seenName(tx, actor, 'users'))
  const others = (before ?? []).filter((id) => id !== actor.userId && !after.includes(id))
  // Only the responsible people and its author see a personal task.
  if (others.length && owner.kind === 'users' && owner.id !== actor.userId)
    throw forbidden('Only the author can take a personal task from somebody else.')
  const added = after.filter((id) => !before?.includes(id))
  if (added.length) {
    const wanted = owner.kind === 'users' ? [...added, owner.id] : added
    const users = await rowsWith(tx, actor, 'users', { id: wanted })
    const maker = users.find(({ id }) => id === owner.id)
    for (const id of added) {
      const user = users.find((one) => one.id === id)
      const at = `${field}.${changes?.indexOf(id) ?? 0}`
      if (!user) throw unknownId(at)
      if (user.active !== 1 || (isPrivate && user.role === 'client') || !(await mayDo(tx, user, maker, owner)))
        throw refusedPerson(actor, user, at)
    }
  }
  if (!after.length && needsSomebody(owner.kind)) throw unacceptable(field, 'required', 'At least one person must be responsible.')
  return after
}
