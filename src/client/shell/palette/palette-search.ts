import { IconNote, IconTag, IconUsers } from '@tabler/icons-react'
import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { shownAt } from '../../../addresses.ts'
import { type Contact, listContacts } from '../../../contract/contacts/contacts.ts'
import type { ReplyOf } from '../../../contract/wire/endpoint.ts'
import type { User } from '../../../contract/x/people/users.ts'
import { type Hit, search as searchAll } from '../../../contract/x/search.ts'
import { domains } from '../../domains.ts'
import { roleLabels } from '../../features/people/roles.ts'
import { api } from '../../lib/api.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import { contactResource } from '../../records/contacts/contact-resource.ts'
import { type ContactSearch, contactNoun, contactSearch } from '../../records/contacts/contact-search.ts'
import { fullName } from '../../records/contacts/contact-words.ts'
import { contactQueries } from '../../records/contacts/queries.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { countOf } from '../../ui/text/noun.ts'
import { filterRows, matching, type PaletteInput, type PaletteRow } from './palette-row.ts'

const contactRow = (contact: Contact): PaletteRow => ({
  key: `contacts ${contact.id}`,
  label: fullName(contact),
  hint: contact.type === 'company' ? 'Company' : [contact.title, contact.companyName].filter(Boolean).join(', '),
  avatar: contact.type,
  to: paths.contact(contact.id),
})

const colleagueRow = ({ id, name, role }: User): PaletteRow => ({
  key: `people ${id}`,
  label: name,
  hint: `${roleLabels[role]}, Settings`,
  avatar: 'person',
  to: paths.people,
})

const tagRow = ([tag, count]: readonly [string, number]): PaletteRow => ({
  key: `tag ${tag}`,
  label: tag,
  hint: countOf(count, contactNoun),
  icon: IconTag,
  to: `${paths.contacts}?${contactSearch.write({ tags: { match: 'all', tags: [tag] }, sort: 'name' })}`,
})

const kinds = new Map(domains.flatMap(({ found }) => (found ? [[found.resource, found] as const] : [])))

/** A found record as a row; none if the app has no page for its kind. */
const hitRow = (kind: string, { id, title }: Hit): PaletteRow[] => {
  const to = shownAt(kind, id)
  const found = kinds.get(kind)
  return to ? [{ key: `${kind} ${id}`, label: title, to, ...(found && { hint: found.hint, icon: found.icon }) }] : []
}

const listRow = (label: string, search: ContactSearch): PaletteRow => ({
  key: label,
  label,
  icon: IconUsers,
  to: `${paths.contacts}?${contactSearch.write(search)}`,
})

const noteRow = ({ id, title }: Hit): PaletteRow => ({
  key: 'note',
  label: `Note on ${title}`,
  icon: IconNote,
  to: paths.newNote(id),
})

interface Found {
  hits: ReplyOf<typeof searchAll>
  contacts: readonly Contact[]
  total: number
  company: Contact | undefined
  /** The first people of the company. */
  people: readonly Contact[]
}

/** Eight rows, or more in a tall window, where they take up to 45 % of the height. */
const maxRecords = () => Math.max(8, Math.floor((window.innerHeight * 0.45) / 40))

/** How many people of a found company are listed. */
const mostPeople = 3

const noContacts: ReplyOf<typeof listContacts> = { contacts: [] }

/** Searches everything by name. The list of contacts, which clients do not have, adds their titles and companies, and how many match. */
const searchQuery = (term: string, hasContacts: boolean) =>
  queryOptions({
    queryKey: [...contactQueries.all(), 'found', term] as const,
    queryFn: async ({ signal }): Promise<Found> => {
      const [hits, { contacts, xTotal }] = await Promise.all([
        api(searchAll, { query: { term }, signal }),
        hasContacts ? api(listContacts, { query: { xTerm: term, xCount: true }, signal }) : noContacts,
      ])
      const company = hits.contacts
        .map(({ id }) => contacts.find((contact) => contact.id === id))
        .find((found) => found?.type === 'company')
      const staff = company && (await api(listContacts, { query: { companyId: company.id }, signal }))
      return { hits, contacts, total: xTotal ?? contacts.length, company, people: staff?.contacts.slice(0, mostPeople) ?? [] }
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })

/** The results in the order of the service, and links to longer lists. */
const foundRows = (term: string, { hits, contacts, total, company, people }: Found) => {
  const known = new Map(contacts.map((contact) => [contact.id, contact]))
  return {
    rows: Object.entries(hits).flatMap(([kind, found]) =>
      found.flatMap((hit) => {
        const contact = kind === 'contacts' && known.get(hit.id)
        return contact ? contactRow(contact) : hitRow(kind, hit)
      }),
    ),
    links: [
      ...people.filter(({ id }) => !hits.contacts.some((hit) => hit.id === id)).map(contactRow),
      ...(company ? [listRow(`People at ${fullName(company)}`, { companyId: company.id, sort: 'name' })] : []),
      ...(total > hits.contacts.length
        ? [listRow(`All ${formatCount(total)} contacts with “${term}” in the name`, { term, sort: 'name' })]
        : []),
    ],
  }
}

const debounce = 150
const nothing = { rows: [], links: [] }

/** Finds records once typing has paused. Until their answer is there, the results before it stay as far as they match. */
export const usePaletteSearch = ({ mode, term }: PaletteInput) => {
  // Starts empty: the code of the results may arrive in the middle of typing.
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSettled, debounce, term)
    return () => clearTimeout(timer)
  }, [term])
  const isClient = useMe().role === 'client'
  const all = mode === 'all'
  const byName = !isClient && mode === 'people'
  const found = useQuery({ ...searchQuery(settled, !isClient), enabled: all && term !== '' && settled !== '' })
  const recent = useQuery({ ...contactQueries.recentlyViewed(), enabled: all && !isClient && term === '' })
  const search = { type: 'person' as const, sort: 'name' as const, ...(settled && { term: settled }) }
  const people = useInfiniteQuery({ ...contactResource.list(search), enabled: byName })
  const tags = useQuery({ ...contactQueries.tags(), enabled: !isClient && mode === 'tags' })
  const users = useQuery({ ...peopleQueries.users(), enabled: byName || (all && !isClient && term !== '') })
  const stale = term !== settled || (all ? found : people).isPlaceholderData
  const { rows, links } = all && term !== '' && found.data ? foundRows(settled, found.data) : nothing
  const listed = byName ? people.data?.pages[0]?.rows : all && term === '' ? recent.data : undefined
  const records = [...rows, ...(listed ?? []).map(contactRow)]
  const shown = term !== '' && stale ? filterRows(records, term) : records
  const best = found.data?.hits.contacts[0]
  const colleagues = byName || (all && !isClient && term !== '') ? (users.data ?? []).filter(({ active }) => active) : []
  return {
    records: shown.slice(0, maxRecords()),
    links: stale ? [] : links,
    actions: all && term !== '' && !stale && best ? [noteRow(best)] : [],
    colleagues: matching(colleagues.map(colleagueRow), term),
    tags: mode === 'tags' ? matching((tags.data ?? []).map(tagRow), term).slice(0, 20) : [],
    error: [found, recent, people, tags].find(({ error }) => error)?.error ?? undefined,
    waiting:
      (all || (!isClient && mode !== 'actions')) &&
      (term !== settled || [found, recent, people, tags].some(({ isLoading }) => isLoading) || stale),
  }
}
