import type { Guarded, Kept } from './kept.ts'

/** Nested lists are JSON text in the row, so that a contact is one row to read, to journal and to undo. */
export interface ContactRow extends Kept, Guarded {
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

/** A contact as lists find it; follows from its row. `searchName` is what `term` looks in, `titleKey` what `title` compares. */
export interface ListedContact extends Guarded {
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
/** How many contacts, or contacts with a tag, the same people see; of who does not matter there is `0` or `[]`. */
export interface Counter {
  accountId: string
  visibility: Guarded['visibility']
  authorId: string
  groupId: string
  allowedUsers: string
  used: number
}
