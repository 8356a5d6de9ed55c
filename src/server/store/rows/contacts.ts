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
/** Derived by the store whenever a contact is written: the order of lists, what `term` looks in, what `title` compares, the record's JSON for lists. */
export interface ContactColumns {
  sortKey: string
  searchName: string
  titleKey: string
  record: string
}
