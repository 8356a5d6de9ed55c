import { sql } from 'kysely'
import type { Actor } from '../../../core/actor.ts'
import { forbidden, notFound, refuse } from '../../../core/errors.ts'
import type { Hooks } from '../../../core/hooks.ts'
import { found, rowsWith, rowWith } from '../../../core/rows/rows.ts'
import { idsIn } from '../../../core/store/many-rows.ts'
import type { ReadTx, WriteTx } from '../../../core/store/store.ts'
import type { ChangeRow, TableName } from '../../../core/store/tables.ts'
import { daysBefore } from '../../../core/times.ts'
import { hideUndone } from '../../feed/recordings.ts'
import { isDeletion, seenChanges } from '../sees-change.ts'
import { checkAccess } from './check-access.ts'
import { clientsOf } from './clients-of.ts'
import { checkPeople, checkRights, deletionsOfOwn, goneOrHidden, namesFor, standing } from './may-undo.ts'
import { revertChange } from './revert-change.ts'
import { conflict, type Put, refuseLoose } from './undo-conflicts.ts'

/** Returns whether the actor may undo a change that they see, whatever it did. */
export const mayUndoAll = (actor: Actor, { authorId }: Pick<ChangeRow, 'authorId'>) => authorId === actor.userId || actor.role === 'admin'

/** Returns a change that the actor sees and may undo. @throws 404 or 403 */
export const findUndoable = async (tx: ReadTx, actor: Actor, id: string): Promise<ChangeRow> => {
  const change = found(await rowWith(tx, actor, 'changes', { id }))
  if (change.authorId !== actor.userId && !(await seenChanges(tx, actor, [change])).size) throw notFound()
  const may = mayUndoAll(actor, change) || (await deletionsOfOwn(tx, actor, [change])).length > 0
  if (!may)
    throw forbidden('Only its author or an administrator can undo a change. The author of a deleted record can undo the deletion too.')
  return change
}

/** Returns the changes to undo together: all of the same step, or for the author of deleted records only those deletions. */
const stepOf = async (tx: ReadTx, actor: Actor, change: ChangeRow) => {
  if (!change.groupKey) return [change]
  const step = await rowsWith(tx, actor, 'changes', { groupKey: change.groupKey, authorId: change.authorId, undoneBy: null })
  return mayUndoAll(actor, change) ? step : deletionsOfOwn(tx, actor, step)
}

/** Returns the actor's own e-mail address, which changes only with the current password (`updateMe`). */
const addressOf = async (tx: ReadTx, actor: Actor) => (await rowWith(tx, actor, 'users', { id: actor.userId }))?.email

/** Refuses (409) to undo what its resource says is final. */
const refuseFinal = (tx: ReadTx, { action, resource }: ChangeRow) => {
  if (resource === '') return
  const { noun, final = {} } = tx.definitions.of(resource)
  for (const [verb, reason] of Object.entries(final)) if (action === `${noun} ${verb}`) throw refuse(409, 'not-undoable', reason)
}

/** Undoes a change and the others of the same step. Returns the id of the new change, which can be undone too. */
export const undoChange = async (tx: WriteTx, actor: Actor, hooks: Hooks, change: ChangeRow, days: number) => {
  if (change.undoneBy) throw refuse(409, 'undone', 'This has already been undone.')
  if (change.date < daysBefore(tx.now, days)) throw refuse(409, 'too-old', `Changes can be undone for ${days} days.`)
  const group = await stepOf(tx, actor, change)
  for (const one of group) refuseFinal(tx, one)
  const names = namesFor(tx, actor)
  const address = await addressOf(tx, actor)
  const stepping = await clientsOf(tx, actor, hooks, group)
  const put: Put[] = []
  for (const one of group.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1))) {
    const before = await standing(tx, actor, one)
    put.push(...(await revertChange(tx, one, names)))
    const after = await standing(tx, actor, one)
    const isLost = before === 'hidden' ? after !== 'seen' : before === 'gone' && after === 'hidden'
    if (isLost && !(isDeletion(one) && actor.role === 'admin')) throw conflict(`${goneOrHidden} has changed since`)
  }
  await refuseLoose(tx, names.nameOf, put)
  await stepping.refuseMore(tx, names.nameOf)
  if ((await addressOf(tx, actor)) !== address)
    throw refuse(409, 'not-undoable', 'Your own e-mail address can only be changed with your password, in your settings.')
  await checkPeople(tx, actor, group)
  await checkRights(tx, actor, group)
  await checkAccess(tx, actor, group)
  for (const resource of new Set(group.map((one) => one.resource))) if (resource) await hooks[resource]?.undone?.(tx, actor.accountId)
  const undoId = await tx.changeId()
  const ids = group.map((row) => row.id)
  await tx.db
    .updateTable('changes')
    .set({ undoneBy: undoId })
    .where('accountId', '=', actor.accountId)
    .where(sql<boolean>`id in ${idsIn(tx, ids)}`)
    .execute()
  await hideUndone(tx, actor.accountId, ids)
  const action = change.action.startsWith('undone: ')
    ? `redone: ${change.action.slice(8)}`
    : `undone: ${change.action.replace(/^redone: /, '')}`
  tx.describe({ action, resource: change.resource as TableName, resourceId: change.resourceId, title: change.title })
  return undoId
}
