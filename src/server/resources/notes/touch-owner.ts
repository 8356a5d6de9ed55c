import type { Actor } from '../../core/actor.ts'
import { rowWith } from '../../core/rows/rows.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { ContactRow, NoteRow, Row } from '../../core/store/tables.ts'
import { membersOf, seenByAllOf } from '../../core/visibility/intersect-acl.ts'

/**
 * Marks a contact as updated by a change of a note, for `since`. Its version stays the same, so edits in progress are not refused. Everyone
 * with access to the contact needs access to the note too, otherwise this would reveal a hidden note. One of `states` (the note before and after)
 * is enough. The owner is read unless it is given.
 */
export const touchOwner = async (tx: WriteTx, actor: Actor, states: NoteRow[], owner?: Row<NoteRow['ownerKind']>) => {
  const [note] = states
  if (note?.ownerKind !== 'contacts') return
  const contact = (owner as ContactRow | undefined) ?? (await rowWith(tx, actor, 'contacts', { id: note.ownerId }))
  if (!contact) return
  const open = states.some(({ visibility }) => visibility === 'public')
  const members = open ? () => [] : await membersOf(tx, actor)
  if (open || states.some((state) => seenByAllOf(members, contact, state))) await tx.rewrite('contacts', contact, { updatedAt: tx.now })
}
