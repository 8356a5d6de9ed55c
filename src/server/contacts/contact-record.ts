import type { Address, Contact, ContactDatum, ImportantDate } from '../../contract/contacts.ts'
import { fold } from '../fold.ts'
import type { ContactRow } from '../store/tables.ts'
import { readGuard } from '../visibility.ts'

/** A contact row as lists read it: with the name of the company where the reader may see that. */
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

type Named = Pick<ContactRow, 'type' | 'name' | 'lastName' | 'title'>

/** What follows from name and title: the place in lists (last name, then name; a company by its name), what `term` and `title` look at. */
export const derivedColumns = ({ type, name, lastName, title }: Named) => ({
  sortKey: [type === 'person' ? lastName : '', name].map(fold).filter(Boolean).join('\u0001'),
  searchName: fold(`${name} ${type === 'person' ? lastName : ''}`),
  titleKey: fold(title),
})
