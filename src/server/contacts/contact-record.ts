import { type Address, type Contact, type ContactDatum, contact, contactReading, type ImportantDate } from '../../contract/contacts.ts'
import { completed, type Encoded, encode } from '../../contract/encode.ts'
import { fold } from '../../contract/fold.ts'
import type { ContactColumns, ContactRow } from '../store/rows/contacts.ts'
import { readGuard } from '../visibility.ts'

/** A contact row as it is read: with the name of the company where the reader may see that. */
export interface ReadRow extends ContactRow {
  companyName: string | null
}
/** A contact as lists read it. */
export type ListedRow = Pick<ReadRow, 'id' | 'companyId' | 'companyName' | 'updatedAt'> & Pick<ContactColumns, 'record' | 'sortKey'>
/** A contact as answered, and the change that last wrote it (its ETag). */
export type ContactRecord = Contact & { changeId: string }

const none: never[] = []
const list = <T>(json: string): T[] => (json === '[]' ? none : (JSON.parse(json) as T[]))

export const toContact = (row: ReadRow): ContactRecord => ({
  id: row.id,
  type: row.type,
  name: row.name,
  ...(row.type === 'person' ? { lastName: row.lastName } : {}),
  title: row.title,
  ...(row.companyId && row.companyName !== null ? { companyId: row.companyId, companyName: row.companyName } : {}),
  backgroundInfo: row.backgroundInfo,
  ...readGuard(row),
  contactData: list<ContactDatum>(row.contactData),
  importantDates: list<ImportantDate>(row.importantDates),
  addresses: list<Address>(row.addresses),
  attachment: list<string>(row.attachment),
  tags: list<string>(row.tags).map((tag): [string, string] => [tag, tag]),
  author: row.authorId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  changeId: row.changeId,
})

export const foldedName = (row: ContactRow) => fold([row.name, row.type === 'person' ? row.lastName : ''].join(' '))
export const sortKeyOf = (row: ContactRow) => [row.type === 'person' ? row.lastName : '', row.name].map(fold).filter(Boolean).join('\u0001')

/** What follows from a contact: its place in lists (last name, then name; a company by its name), what `term` and `title` look at, its JSON for lists. */
export const contactColumns = (row: ContactRow): ContactColumns => {
  const lasting: Partial<Contact> = { ...toContact({ ...row, companyName: null }) }
  delete lasting.updatedAt
  return {
    sortKey: sortKeyOf(row),
    searchName: foldedName(row),
    titleKey: fold(row.title),
    record: JSON.stringify(encode(contact, lasting as Contact)),
  }
}

/** A contact of a list, from its JSON and what the reading adds. */
export const listed = ({ record, companyId, companyName, updatedAt }: ListedRow): Encoded<Contact> =>
  completed<Contact>(record, contactReading, companyId && companyName !== null ? { updatedAt, companyId, companyName } : { updatedAt })
