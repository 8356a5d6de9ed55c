import type { Address, Contact, ContactDatum, ImportantDate } from '../../contract/contacts/contacts.ts'
import { fold } from '../../contract/fold.ts'
import type { ContactRow } from '../store/rows/contacts.ts'
import { readGuard } from '../visibility/visibility.ts'

/** A contact row as it is read: with the name of the company where the reader may see that. */
export interface ReadRow extends ContactRow {
  companyName: string | null
}
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

/** A contact's place in lists (last name, then name; a company by its name), and what its filters compare. */
export const listedEntry = (row: ContactRow) => ({
  sortKey: sortKeyOf(row),
  type: row.type,
  companyId: row.companyId,
  updatedAt: row.updatedAt,
  searchName: foldedName(row),
  titleKey: fold(row.title),
})
