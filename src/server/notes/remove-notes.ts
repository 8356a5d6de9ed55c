import type { Actor } from '../actor.ts'
import { removeCommentsOn } from '../comments/remove-comments.ts'
import { rowsWith } from '../kinds/rows-with.ts'
import type { NoteRow } from '../store/rows/notes.ts'
import type { WriteTx } from '../store/store.ts'

/** Takes a note out with its comments. */
export const removeNoteRow = async (tx: WriteTx, actor: Actor, row: NoteRow) => {
  await removeCommentsOn(tx, actor, 'notes', row.id)
  await tx.remove('notes', row)
}

/** Everything noted on a record that goes, seen by the actor or not. */
export const removeNotesOf = async (tx: WriteTx, actor: Actor, ownerKind: NoteRow['ownerKind'], ownerId: string) => {
  for (const note of await rowsWith(tx, actor, 'notes', { ownerKind, ownerId })) await removeNoteRow(tx, actor, note)
}
