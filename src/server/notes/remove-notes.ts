import type { Actor } from '../actor.ts'
import { removeCommentsOn } from '../comments/remove-comments.ts'
import { rowsWith } from '../kinds/rows-with.ts'
import type { NoteRow } from '../store/rows/notes.ts'
import type { WriteTx } from '../store/store.ts'

/** Takes notes out with their comments. */
export const removeNoteRows = async (tx: WriteTx, actor: Actor, rows: NoteRow[]) => {
  await removeCommentsOn(
    tx,
    actor,
    'notes',
    rows.map(({ id }) => id),
  )
  await tx.removeMany('notes', rows)
}

/** Everything noted on a record that goes, seen by the actor or not. */
export const removeNotesOf = async (tx: WriteTx, actor: Actor, ownerKind: NoteRow['ownerKind'], ownerId: string) =>
  removeNoteRows(tx, actor, await rowsWith(tx, actor, 'notes', { ownerKind, ownerId }))
