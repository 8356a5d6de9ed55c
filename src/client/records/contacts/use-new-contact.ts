import { useQueryClient } from '@tanstack/react-query'
import type { Contact } from '../../../contract/contacts/contacts.ts'
import type { InvolvedContact } from '../../../contract/contacts/involved.ts'
import type { Related } from '../../kit/record/relation.tsx'
import type { Made } from '../../kit/record/use-record-edit.ts'
import { changeGroup } from '../../lib/request-keys.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { paths } from '../../paths.ts'
import type { ComboOption } from '../../ui/combo/use-options.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { contactNamed } from './contact-named.ts'
import { contactResource } from './contact-resource.ts'
import { fullName } from './contact-words.ts'

/** A contact as the properties of another record show it. */
export const relatedTo = (contact: InvolvedContact): Related => ({
  id: contact.id,
  name: fullName(contact),
  kind: contact.type,
  to: paths.contact(contact.id),
})

/** Calls back with a picked contact. One without an id is the contact of this name, or is created first, with `type`: then `made` says so. */
export const useNewContact = (type: Contact['type'] = 'person') => {
  const client = useQueryClient()
  return async ({ id, label }: ComboOption, onContact: (contact: InvolvedContact, made?: Made) => void) => {
    try {
      const group = changeGroup()
      const picked = id ? { id } : await contactNamed(client, type, label, { changeGroup: group })
      const contact = await client.fetchQuery(contactResource.ahead(picked.id))
      const isNew = 'changeId' in picked && picked.changeId !== undefined
      onContact(contact, isNew ? { changeGroup: group, touched: { resource: 'contacts', id: picked.id } } : undefined)
    } catch (error) {
      notify({ message: `Couldn't add ${label}. ${errorMessage(error)}`, tone: 'red' })
    }
  }
}
