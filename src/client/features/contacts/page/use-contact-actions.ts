import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { fullName } from '../contact-words.ts'
import { listAddress } from '../list/list-memory.ts'
import { contactMutations } from '../mutations.ts'

/** What can be done with a contact as a whole. Deleting goes back to the list at once; refused, it comes back here. */
export const useContactActions = (contact: Contact) => {
  const navigate = useNavigate()
  const { done } = useUndoable()
  const remove = useMutation(contactMutations.remove())
  const { ownCompanyId } = useMe().account
  const name = fullName(contact)
  const erase = () => {
    const leads = { by: 'redo', from: paths.contact(contact.id), to: listAddress() } as const
    void navigate(leads.to)
    remove.mutateAsync(contact.id).then(
      ({ changeId }) => done({ message: `Deleted ${name}`, changeId, leads, touched: [{ resource: 'contacts', id: contact.id }] }),
      (error: unknown) => {
        notify({ message: `${name} was not deleted. ${errorMessage(error)}`, tone: 'red' })
        void navigate(paths.contact(contact.id))
      },
    )
  }
  return {
    /** Undefined for one's own company, which stays as long as the workspace. */
    erase: contact.id === ownCompanyId ? undefined : erase,
    copyLink: () => {
      const address = new URL(paths.contact(contact.id), window.location.href).href
      navigator.clipboard.writeText(address).then(
        () => notify({ message: 'Link copied' }),
        () => notify({ message: `The browser does not let the link be copied: ${address}`, tone: 'red' }),
      )
    },
  }
}
