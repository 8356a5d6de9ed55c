import type { Actor } from '../actor.ts'
import type { NoteRow } from '../store/rows/notes.ts'
import type { WriteTx } from '../store/store.ts'

/** Takes a note out with its comments. */
export const removeNoteRow = async (tx: WriteTx, actor: Actor, row: NoteRow) => {
  const comments = await tx.db
    .selectFrom('comments')
    .selectAll()
    .where('accountId', '=', actor.accountId)
    .where('resourceKind', '=', 'notes')
    .where('resourceId', '=', row.id)
    .execute()
  for (const comment of comments) await tx.remove('comments', comment)
  await tx.remove('notes', row)
}

/** Everything noted on a record that goes, seen by the actor or not. */
export const removeNotesOf = async (tx: WriteTx, actor: Actor, ownerKind: NoteRow['ownerKind'], ownerId: string) => {
  const notes = await tx.db
    .selectFrom('notes')
    .selectAll()
    .where('accountId', '=', actor.accountId)
    .where('ownerKind', '=', ownerKind)
    .where('ownerId', '=', ownerId)
    .execute()
  for (const note of notes) await removeNoteRow(tx, actor, note)
}
