import type { Contact } from '../../../contract/contacts/contacts.ts'

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

/** The same as the service answers it, of somebody else's making. */
export const wireContact = (id: string, more: object = {}) => ({
  contact: {
    id,
    type: 'person',
    name: `Name ${id}`,
    visibility: 'public',
    'contact-data': [],
    'important-dates': [],
    addresses: [],
    attachment: [],
    tags: {},
    author: '2',
    'created-at': '2026-11-01 00:00:00',
    'updated-at': '2026-11-02 00:00:00',
    ...more,
  },
})
