import { rowsWith } from '../resources/rows-with.ts'
import type { WriteTx } from '../store/store.ts'
import type { ContactRow } from '../store/tables.ts'
import { intersectAcl, type Members } from '../visibility/intersect-acl.ts'

const onlyAuthor = { visibility: 'only-me', groupId: null, allowedUsers: '[]' } as const

/** Moves all notes of a merged contact. Each is then visible only to those who saw both it and its contact. */
export const moveNotes = async (tx: WriteTx, members: Members, from: ContactRow, toId: string) => {
  const notes = await rowsWith(tx, from, 'notes', { ownerKind: 'contacts', ownerId: from.id })
  await tx.updateMany('notes', notes, (row) => ({ ownerId: toId, ...(intersectAcl(members, row, from) ?? onlyAuthor) }))
}
