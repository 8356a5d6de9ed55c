import { IconTag } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Contact } from '../../../contract/contacts.ts'
import { fullName } from '../../features/contacts/contact-words.ts'
import { type ContactSearch, writeSearch } from '../../features/contacts/filters/search.ts'
import { contactQueries } from '../../features/contacts/queries.ts'
import { useMe } from '../../features/session/use-me.ts'
import { paths } from '../../paths.ts'
import { matching, type PaletteRow, type readTyped } from './palette-row.ts'

const shown = 8

const contactRow = (contact: Contact): PaletteRow => ({
  key: `contact ${contact.id}`,
  label: fullName(contact),
  hint: contact.type === 'company' ? 'Company' : [contact.title, contact.companyName].filter(Boolean).join(', '),
  avatar: contact.type,
  to: paths.contact(contact.id),
})

const tagRow = ([tag, count]: readonly [string, number]): PaletteRow => ({
  key: `tag ${tag}`,
  label: tag,
  hint: `${count.toLocaleString('en-GB')} ${count === 1 ? 'contact' : 'contacts'}`,
  icon: IconTag,
  to: `${paths.contacts}?${writeSearch({ tags: [tag], sort: 'name' })}`,
})

/** What the service finds for what is typed: the last answer wins, the one before stays in sight until then. */
export const useFound = ({ looking, term }: ReturnType<typeof readTyped>) => {
  const allowed = useMe().role !== 'client'
  const named = looking === 'all' || looking === 'people'
  const search: ContactSearch = { sort: 'name', ...(term && { term }), ...(looking === 'people' && { type: 'person' as const }) }
  const contacts = useInfiniteQuery({ ...contactQueries.list(search), enabled: allowed && named && (term !== '' || looking === 'people') })
  const recent = useQuery({ ...contactQueries.recentlyViewed(), enabled: allowed && looking === 'all' && term === '' })
  const tags = useQuery({ ...contactQueries.tags(), enabled: allowed && looking === 'tags', placeholderData: keepPreviousData })
  const found = term === '' && looking === 'all' ? recent.data : contacts.data?.pages[0]?.contacts
  // What an earlier answer holds stays in sight only as far as it fits what is typed by now.
  const stale = term !== '' && contacts.isPlaceholderData
  const rows = (found ?? []).map(contactRow)
  const failed = [contacts, recent, tags].find(({ error }) => error)?.error
  return {
    contacts: named ? (stale ? matching(rows, term) : rows).slice(0, shown) : [],
    tags: looking === 'tags' ? matching((tags.data ?? []).map(tagRow), term).slice(0, 20) : [],
    failed: failed ?? undefined,
    waiting: [contacts, recent, tags].some(
      ({ isFetching, isPlaceholderData, isLoading }) => isLoading || (isFetching && isPlaceholderData),
    ),
  }
}
