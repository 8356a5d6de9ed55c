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

/**
 * A contact as lists find and answer it; follows from its row. `searchName` is what `term` looks in, `titleKey` what `title` compares,
 * `record` its JSON but for the company, which not everybody may see.
 */
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
  record: string
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
