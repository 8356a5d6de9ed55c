import type { Actor } from '../actor.ts'
import { removeCommentsOn } from '../comments/remove-comments.ts'
import type { WriteTx } from '../store/store.ts'
import type { NoteRow, TaskRow } from '../store/tables.ts'
import { rowsWith } from './rows.ts'

/** Deletes the notes or tasks of a deleted record with their comments, including hidden ones. */
export const removeOwned = async (
  tx: WriteTx,
  actor: Actor,
  table: 'notes' | 'tasks',
  ownerKind: TaskRow['ownerKind'],
  ownerId: string,
) => {
  const rows = await rowsWith(tx, actor, table, { ownerKind, ownerId })
  await removeCommentsOn(tx, actor, table, rows)
  await tx.removeMany(table, rows)
}

/** Deletes all notes and tasks of a deleted record, including hidden ones. */
export const removeEverythingOn = async (tx: WriteTx, actor: Actor, kind: NoteRow['ownerKind'], id: string) => {
  await removeOwned(tx, actor, 'notes', kind, id)
  await removeOwned(tx, actor, 'tasks', kind, id)
}
