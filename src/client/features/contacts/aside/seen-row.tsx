import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { useNarrowerNotes } from '../../../kit/notes/use-narrower-notes.ts'
import type { Audience, AudienceChange } from '../../../kit/visibility/audience.ts'
import { SeenBy } from '../../../kit/visibility/seen-by.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { usePageActions } from '../../../ui/keys/page-actions.ts'
import { fullName } from '../contact-words.ts'
import type { ContactEdit } from '../edit/use-contact-edit.ts'

const says = (count: number | undefined) => {
  if (!count) return undefined
  return count === 1 ? 'One note on this page is narrower still.' : `${count} notes on this page are narrower still.`
}

/** Who can see the contact and why, and the way to change it. */
export const SeenRow = ({ contact, edit, onShow }: { contact: Contact; edit: ContactEdit; onShow: () => void }) => {
  const { visibility, groupId, allowedUsers, author, createdAt } = contact
  const narrower = useNarrowerNotes(contact.id, groupId)
  const audience: Audience = { visibility, groupId, allowedUsers }
  const choose = (change: AudienceChange) => edit.apply({ ...change }, { message: 'Who can see this contact was changed', quiet: false })
  const [open, setOpen] = useState(false)
  const show = () => {
    onShow()
    setOpen(true)
  }
  usePageActions([{ label: `Change who can see ${fullName(contact)}`, icon: IconEye, run: show }])
  return (
    <InlineRow label="Seen by">
      <SeenBy record={{ audience, author, createdAt, besides: says(narrower) }} open={open} onOpen={setOpen} onChange={choose} />
    </InlineRow>
  )
}
