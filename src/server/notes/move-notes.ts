import type { ContactRow } from '../store/rows/contacts.ts'
import type { WriteTx } from '../store/store.ts'
import { type Members, narrower } from '../visibility/narrower.ts'

const onlyAuthor = { visibility: 'only-me', groupId: null, allowedUsers: '[]' } as const

/** Moves all notes of a merged contact; each is then seen by those alone who saw both it and what it hung on. */
export const moveNotes = async (tx: WriteTx, members: Members, from: ContactRow, toId: string) => {
  const notes = await tx.db
    .selectFrom('notes')
    .selectAll()
    .where('accountId', '=', from.accountId)
    .where('ownerKind', '=', 'contacts')
    .where('ownerId', '=', from.id)
    .execute()
  for (const note of notes) {
    const guard = narrower(members, note, from) ?? onlyAuthor
    await tx.update('notes', note, { ownerId: toId, ...guard })
  }
}
