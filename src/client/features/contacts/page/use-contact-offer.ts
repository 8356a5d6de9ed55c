import { IconLink, IconNote, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { usePageActions } from '../../../ui/keys/page-actions.ts'
import { fullName } from '../contact-words.ts'

interface Ways {
  rename: () => void
  write: () => void
  copyLink: () => void
  erase: (() => void) | undefined
}

/** What the palette can do with the contact one is on; its properties offer what they can do themselves. */
export const useContactOffer = (contact: Contact, { rename, write, copyLink, erase }: Ways) => {
  const name = fullName(contact)
  usePageActions([
    { label: `Edit the name of ${name}`, icon: IconPencil, keys: 'e', run: rename },
    { label: `Note on ${name}`, icon: IconNote, keys: 'c', run: write },
    { label: `Copy the link to ${name}`, icon: IconLink, run: copyLink },
    ...(erase ? [{ label: `Delete ${name}`, icon: IconTrash, run: erase }] : []),
  ])
}
