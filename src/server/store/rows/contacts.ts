import type { Acl, Kept } from './kept.ts'

/** Nested lists are JSON text, so a contact is one row to read, journal and undo. */
export interface ContactRow extends Kept, Acl {
  type: 'person' | 'company'
  name: string
  lastName: string
  title: string
  companyId: string | null
  backgroundInfo: string
  contactData: string
  importantDates: string
  addresses: string
  attachment: string
  tags: string
}

/** A list entry of a contact, derived from its row. `term` searches `searchName`, and `title` compares `titleKey`. */
export interface ListedContact extends Acl {
  accountId: string
  sortKey: string
  contactId: string
  authorId: string
  type: ContactRow['type']
  companyId: string | null
  updatedAt: string
  searchName: string
  titleKey: string
}
/** The number of contacts, or contacts with a tag, with the same audience. Columns that do not matter are `0` or `[]`. */
export interface Counter {
  accountId: string
  visibility: Acl['visibility']
  authorId: string
  groupId: string
  allowedUsers: string
  used: number
}
