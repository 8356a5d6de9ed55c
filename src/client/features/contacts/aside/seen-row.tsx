import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { useNarrowerNotes } from '../../../kit/notes/use-narrower-notes.ts'
import type { Audience, AudienceChange } from '../../../kit/visibility/audience.ts'
import { VisibilityButton } from '../../../kit/visibility/visibility-button.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { usePageActions } from '../../../ui/keys/page-actions.ts'
import { fullName } from '../contact-words.ts'
import type { ContactEdit } from '../edit/use-contact-edit.ts'

const hintFor = (count: number | undefined) => {
  if (!count) return undefined
  return count === 1 ? '1 note is visible to fewer people.' : `${count} notes are visible to fewer people.`
}

/** Shows who can see the contact, and changes it. */
export const SeenRow = ({ contact, edit, onShow }: { contact: Contact; edit: ContactEdit; onShow: () => void }) => {
  const { visibility, groupId, allowedUsers, author, createdAt } = contact
  const narrower = useNarrowerNotes({ resource: 'contacts', id: contact.id }, groupId)
  const audience: Audience = { visibility, groupId, allowedUsers }
  const choose = (change: AudienceChange) => edit.apply({ ...change }, { message: 'Visibility changed', quiet: false })
  const [open, setOpen] = useState(false)
  const show = () => {
    onShow()
    setOpen(true)
  }
  usePageActions([{ label: `Change visibility of ${fullName(contact)}`, icon: IconEye, run: show }])
  return (
    <InlineRow label="Visible to">
      <VisibilityButton record={{ audience, author, createdAt, hint: hintFor(narrower) }} open={open} onOpen={setOpen} onChange={choose} />
    </InlineRow>
  )
}
