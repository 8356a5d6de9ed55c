import type { Actor } from '../actor.ts'
import { touchContact } from '../contacts/touch-contact.ts'
import { rowsWith } from '../kinds/rows-with.ts'
import type { NoteRow } from '../store/rows/notes.ts'
import type { WriteTx } from '../store/store.ts'
import { membersOf, seenByAllOf } from '../visibility/narrower.ts'

/**
 * What is noted on a contact counts as a change of it, where all who see the contact see the note: to the others it would tell that there is
 * one. `states` are the note as it was and as it is; one of them is enough.
 */
export const touchOwner = async (tx: WriteTx, actor: Actor, states: NoteRow[]) => {
  const [note] = states
  if (note?.ownerKind !== 'contacts') return
  const [contact] = await rowsWith(tx, actor, 'contacts', { id: note.ownerId })
  if (!contact) return
  const open = states.some(({ visibility }) => visibility === 'public')
  const members = open ? () => [] : await membersOf(tx, actor)
  if (open || states.some((state) => seenByAllOf(members, contact, state))) await touchContact(tx, actor.accountId, contact.id)
}
