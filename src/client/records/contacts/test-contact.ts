import type { Contact } from '../../../contract/contacts/contacts.ts'

/** A contact for tests: a person without details, except those given. */
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
