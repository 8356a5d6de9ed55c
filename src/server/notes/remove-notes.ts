import type { Actor } from '../actor.ts'
import { removeCommentsOn } from '../comments/remove-comments.ts'
import { rowsWith } from '../resources/rows-with.ts'
import type { WriteTx } from '../store/store.ts'
import type { NoteRow } from '../store/tables.ts'

/** Deletes notes with their comments. */
export const removeNoteRows = async (tx: WriteTx, actor: Actor, rows: NoteRow[]) => {
  await removeCommentsOn(
    tx,
    actor,
    'notes',
    rows.map(({ id }) => id),
  )
  await tx.removeMany('notes', rows)
}

/** Deletes all notes on a deleted record, including hidden ones. */
export const removeNotesOf = async (tx: WriteTx, actor: Actor, ownerKind: NoteRow['ownerKind'], ownerId: string) =>
  removeNoteRows(tx, actor, await rowsWith(tx, actor, 'notes', { ownerKind, ownerId }))
