import type { Contact } from '../../../contract/contacts/contacts.ts'
import { isCjk } from '../../../contract/fold-spelling.ts'
import { normalizeForSearch } from '../../../contract/normalize-for-search.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import type { ContactRow } from '../../core/store/tables.ts'
import { readAcl } from '../../core/visibility/visibility.ts'

/** A contact row with the name of its company, if the reader sees that. */
export interface ReadRow extends ContactRow {
  companyName: string | null
}
/** A contact as returned, with its last change (the ETag). */
export type ContactRecord = Contact & { changeId: string }

export const toContact = (row: ReadRow): ContactRecord => ({
  ...stampsOf(row),
  type: row.type,
  name: row.name,
  ...(row.type === 'person' ? { lastName: row.lastName } : {}),
  title: row.title,
  ...(row.companyId && row.companyName !== null ? { companyId: row.companyId, companyName: row.companyName } : {}),
  backgroundInfo: row.backgroundInfo,
  ...readAcl(row),
  contactData: row.contactData,
  importantDates: row.importantDates,
  addresses: row.addresses,
  attachment: row.attachment,
  tags: row.tags.map((tag): [string, string] => [tag, tag]),
})

/** Chinese, Japanese and Korean names begin with the last name, without a blank, so the first one is there once more after it. */
export const searchNameOf = ({ type, name, lastName }: ContactRow) => {
  const parts = [name, type === 'person' ? lastName : '']
  return normalizeForSearch([...parts, ...(parts.every(isCjk) ? [name] : [])].join(' '))
}
export const sortKeyOf = (row: ContactRow) =>
  [row.type === 'person' ? row.lastName : '', row.name].map(normalizeForSearch).filter(Boolean).join('\u0001')

/** Returns the list entry of a contact: its sort key (last name, then name; a company by its name) and the columns that filters compare. */
export const listedEntry = (row: ContactRow) => ({
  sortKey: sortKeyOf(row),
  type: row.type,
  companyId: row.companyId,
  updatedAt: row.updatedAt,
  searchName: searchNameOf(row),
  titleKey: normalizeForSearch(row.title),
})
