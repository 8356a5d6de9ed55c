import { useQueryClient } from '@tanstack/react-query'
import type { Contact } from '../../../contract/contacts/contacts.ts'
import type { InvolvedContact } from '../../../contract/contacts/involved.ts'
import type { Related } from '../../kit/record/relation.tsx'
import { createRecord } from '../../kit/resource/use-write.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { paths } from '../../paths.ts'
import type { ComboOption } from '../../ui/combo/use-options.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { contactResource } from './contact-resource.ts'
import { fullName } from './contact-words.ts'

/** A contact as the properties of another record show it. */
export const relatedTo = (contact: InvolvedContact): Related => ({
  id: contact.id,
  name: fullName(contact),
  kind: contact.type,
  to: paths.contact(contact.id),
})

/** Calls back with a picked contact; one without an id is created first, with `type`. */
export const useNewContact = (type: Contact['type'] = 'person') => {
  const client = useQueryClient()
  return async ({ id, label }: ComboOption, onContact: (contact: InvolvedContact) => void) => {
    try {
      const contactId = id ?? (await createRecord(client, contactResource, { type, name: label })).id
      onContact(await client.fetchQuery(contactResource.ahead(contactId)))
    } catch (error) {
      notify({ message: `Couldn't add ${label}. ${errorMessage(error)}`, tone: 'red' })
    }
  }
}
