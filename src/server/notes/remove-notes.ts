import type { Actor } from '../actor.ts'
import { removeCommentsOn } from '../comments/remove-comments.ts'
import { rowsWith } from '../resources/rows-with.ts'
import type { WriteTx } from '../store/store.ts'
import type { NoteRow } from '../store/tables.ts'

/** Deletes all notes on a deleted record with their comments, including hidden ones. */
export const removeNotesOf = async (tx: WriteTx, actor: Actor, ownerKind: NoteRow['ownerKind'], ownerId: string) => {
  const rows = await rowsWith(tx, actor, 'notes', { ownerKind, ownerId })
  await removeCommentsOn(tx, actor, 'notes', rows)
  await tx.removeMany('notes', rows)
}
