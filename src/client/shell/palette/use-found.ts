import { IconNote, IconTag, IconUsers } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Contact } from '../../../contract/contacts/contacts.ts'
import type { User } from '../../../contract/x/people/users.ts'
import { contactResource } from '../../features/contacts/contact-resource.ts'
import { contactSearch } from '../../features/contacts/contact-search.ts'
import { fullName } from '../../features/contacts/contact-words.ts'
import { foundQuery } from '../../features/contacts/found-query.ts'
import { contactQueries } from '../../features/contacts/queries.ts'
import { roleWords } from '../../features/people/role-words.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { fitting, matching, type PaletteRow, type readTyped } from './palette-row.ts'

const rowHeight = 40
/** How many contacts are shown: eight, or as many as leave the rest of a tall window to what can be done. */
const room = () => Math.max(8, Math.floor((window.innerHeight * 0.45) / rowHeight))

const contactRow = (contact: Contact): PaletteRow => ({
  key: `contact ${contact.id}`,
  label: fullName(contact),
  hint: contact.type === 'company' ? 'Company' : [contact.title, contact.companyName].filter(Boolean).join(', '),
  avatar: contact.type,
  to: paths.contact(contact.id),
})

const colleagueRow = ({ id, name, role }: User): PaletteRow => ({
  key: `person ${id}`,
  label: name,
  hint: `${roleWords[role]}, Settings`,
  avatar: 'person',
  to: paths.people,
})

const moreRow = (term: string, named: number): PaletteRow => ({
  key: 'all of them',
  label: `All ${formatCount(named)} contacts with “${term}” in the name`,
  icon: IconUsers,
  to: `${paths.contacts}?${contactSearch.write({ term, sort: 'name' })}`,
})

const noteOn = (contact: Contact): PaletteRow => ({
  key: 'note on the best',
  label: `Note on ${fullName(contact)}`,
  icon: IconNote,
  to: paths.newNote(contact.id),
})

const tagRow = ([tag, count]: readonly [string, number]): PaletteRow => ({
  key: `tag ${tag}`,
  label: tag,
  hint: `${formatCount(count)} ${count === 1 ? 'contact' : 'contacts'}`,
  icon: IconTag,
  to: `${paths.contacts}?${contactSearch.write({ tags: [tag], sort: 'name' })}`,
})

/** What the service finds for what is typed: the last answer wins, the one before stays in sight until then. */
export const useFound = ({ looking, term }: ReturnType<typeof readTyped>) => {
  const allowed = useMe().role !== 'client'
  const search = { sort: 'name' as const, type: 'person' as const, ...(term && { term }) }
  const people = useInfiniteQuery({ ...contactResource.list(search), enabled: allowed && looking === 'people' })
  const ranked = useQuery({ ...foundQuery(term), enabled: allowed && looking === 'all' && term !== '' })
  const recent = useQuery({ ...contactQueries.recentlyViewed(), enabled: allowed && looking === 'all' && term === '' })
  const tags = useQuery({ ...contactQueries.tags(), enabled: allowed && looking === 'tags', placeholderData: keepPreviousData })
  const users = useQuery({ ...peopleQueries.users(), enabled: allowed && (looking === 'people' || (looking === 'all' && term !== '')) })
  const listed = people.data?.pages[0]?.rows
  const found = { all: term === '' ? recent.data : ranked.data?.contacts, people: listed, tags: undefined, do: undefined }[looking] ?? []
  // What an earlier answer holds stays in sight only as far as it fits what is typed by now.
  const stale = term !== '' && (looking === 'people' ? people : ranked).isPlaceholderData
  const rows = found.map(contactRow)
  const contacts = (stale ? fitting(rows, term) : rows).slice(0, room())
  const first = looking === 'all' && term !== '' && !stale ? found[0] : undefined
  const named = looking === 'all' && term !== '' && !stale ? (ranked.data?.named ?? 0) : 0
  const colleagues = looking === 'people' || (looking === 'all' && term !== '') ? (users.data ?? []).filter(({ active }) => active) : []
  const failed = [people, ranked, recent, tags].find(({ error }) => error)?.error
  return {
    contacts,
    /** Those who work here, and clients who look in. */
    colleagues: matching(colleagues.map(colleagueRow), term),
    /** The way to all of them, where more have the term in their name than are shown. */
    more: named > contacts.length ? [moreRow(term, named)] : [],
    /** What can be done with the best of them. */
    actions: first ? [noteOn(first)] : [],
    tags: looking === 'tags' ? matching((tags.data ?? []).map(tagRow), term).slice(0, 20) : [],
    failed: failed ?? undefined,
    waiting: [people, ranked, recent, tags].some(
      ({ isFetching, isPlaceholderData, isLoading }) => isLoading || (isFetching && isPlaceholderData),
    ),
  }
}
