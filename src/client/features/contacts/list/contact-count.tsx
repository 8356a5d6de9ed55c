import { type ContactSearch, isFiltered } from '../filters/search.ts'
import type { ContactListState } from './use-contact-list.ts'

const number = (count: number) => count.toLocaleString('en-GB')

/** "2,418", or "312 of 2,418" while a filter is set. */
export const ContactCount = ({ search, list }: { search: ContactSearch; list: ContactListState }) => {
  if (list.total === undefined) return null
  if (!isFiltered(search) || list.everything === undefined) return number(list.total)
  return `${number(list.total)} of ${number(list.everything)}`
}
