import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { useNarrowerNotes } from '../../notes/use-narrower-notes.ts'
import type { Audience, AudienceChange } from '../../visibility/audience.ts'
import { SeenBy } from '../../visibility/seen-by.tsx'
import type { ContactEdit } from '../edit/use-contact-edit.ts'

const says = (count: number | undefined) => {
  if (!count) return undefined
  return count === 1 ? 'One note on this page is narrower still.' : `${count} notes on this page are narrower still.`
}

/** Who can see the contact and why, and the way to change it. */
export const SeenRow = ({ contact, edit }: { contact: Contact; edit: ContactEdit }) => {
  const { visibility, groupId, allowedUsers, author, createdAt } = contact
  const narrower = useNarrowerNotes(contact.id, groupId)
  const audience: Audience = { visibility, groupId, allowedUsers }
  const choose = (change: AudienceChange) => edit.apply({ ...change }, { message: 'Who can see this contact was changed', quiet: false })
  return (
    <InlineRow label="Seen by">
      <SeenBy record={{ audience, author, createdAt, besides: says(narrower) }} onChange={choose} />
    </InlineRow>
  )
}
