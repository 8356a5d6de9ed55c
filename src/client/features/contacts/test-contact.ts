import { type Contact, getContact } from '../../../contract/contacts/contacts.ts'
import { encode } from '../../../contract/wire/encode.ts'

/** A contact for tests: a person without anything, but for what is given. */
export const testContact = (id: string, more: Partial<Contact> = {}): Contact => ({
  id,
  type: 'person',
  name: `Name ${id}`,
  visibility: 'public',
  contactData: [],
  importantDates: [],
  addresses: [],
  attachment: [],
  tags: [],
  author: '1',
  createdAt: '2026-01-01 10:00:00',
  updatedAt: '2026-01-02 10:00:00',
  ...more,
})

/** The same as the service answers it. */
export const wireContact = (id: string, more: Partial<Contact> = {}) =>
  encode(getContact.reply, { contact: { ...testContact(id), updatedAt: '2026-11-02 00:00:00', ...more } })
