import type { QueryClient } from '@tanstack/react-query'
import { type Contact, listContacts } from '../../../contract/contacts/contacts.ts'
import { isSameName } from '../../../contract/name-order.ts'
import { createRecord } from '../../kit/resource/use-write.ts'
import { api } from '../../lib/api.ts'
import { contactResource } from './contact-resource.ts'
import { fullName } from './contact-words.ts'

/** Returns the first person or company with this name, read from the service. */
const findNamed = async (name: string): Promise<Contact | undefined> => {
  const { contacts } = await api(listContacts, { query: { term: name.trim() } })
  return contacts.find((contact) => isSameName(fullName(contact), name))
}

/** Returns the id of the contact that a picker names, and of the change that created it: there is none where a contact has this name. */
export const contactNamed = async (
  client: QueryClient,
  type: Contact['type'],
  name: string,
  headers: { changeGroup: string; idempotencyKey?: string },
): Promise<{ id: string; changeId?: string | undefined }> => {
  const known = await findNamed(name)
  return known ? { id: known.id } : createRecord(client, contactResource, { type, name }, headers)
}
