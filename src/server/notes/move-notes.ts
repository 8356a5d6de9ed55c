import { rowsWith } from '../kinds/rows-with.ts'
import type { ContactRow } from '../store/rows/contacts.ts'
import type { WriteTx } from '../store/store.ts'
import { type Members, narrower } from '../visibility/narrower.ts'

const onlyAuthor = { visibility: 'only-me', groupId: null, allowedUsers: '[]' } as const

/** Moves all notes of a merged contact; each is then seen by those alone who saw both it and what it hung on. */
export const moveNotes = async (tx: WriteTx, members: Members, from: ContactRow, toId: string) => {
  const notes = await rowsWith(tx, from, 'notes', { ownerKind: 'contacts', ownerId: from.id })
  await tx.updateMany(
    'notes',
    notes.map((row) => ({ row, patch: { ownerId: toId, ...(narrower(members, row, from) ?? onlyAuthor) } })),
  )
}
