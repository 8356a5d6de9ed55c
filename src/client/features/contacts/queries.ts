import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Contact, getContact, listContacts, listRecentlyViewed } from '../../../contract/contacts/contacts.ts'
import { listTags } from '../../../contract/contacts/tags.ts'
import { api, send } from '../../lib/api.ts'
import { refetchWhileShort } from '../../lib/cache/long-list.ts'
import type { ContactSearch } from './search/search.ts'
import { sinceMoment } from './search/since.ts'

const queryOf = ({ type, tags, since, sort, recent: _, ...rest }: ContactSearch) => ({
  ...rest,
  ...(type && { contactType: type }),
  ...(tags && { tags: tags.join(',') }),
  ...(since && { since: sinceMoment(since, new Date()) }),
  xSort: sort,
  xCount: true,
})

const all = () => ['contacts'] as const
const lists = () => [...all(), 'pages'] as const
const details = () => [...all(), 'detail'] as const
const minute = 60_000
/** For how long a list counts as fresh, in ms. */
export const listLifetime = minute

/** A contact as it was read on its own; `etag` is the version that a change of it is checked against. */
export type ReadContact = Contact & { etag?: string | undefined }

const read = async (id: string, xView: boolean, signal?: AbortSignal): Promise<ReadContact> => {
  const { reply, etag } = await send(getContact, { params: { id }, ...(xView ? {} : { query: { xView } }), signal })
  return { ...reply.contact, etag }
}

/** Reads a contact as it is now, without it counting as viewed. */
export const readQuietly = (id: string) => read(id, false)

/** One page of a list, by the path the service gave; the first without. */
export const readPage = (search: ContactSearch, path: string | undefined, signal?: AbortSignal) =>
  search.recent ? api(listRecentlyViewed, { path, signal }) : api(listContacts, { query: queryOf(search), path, signal })

export const contactQueries = {
  all,
  lists,
  details,
  /** The list page by page; `recent` reads the recently viewed. Every page's param is the path the service gave. */
  list: (search: ContactSearch) =>
    infiniteQueryOptions({
      queryKey: [...lists(), search] as const,
      queryFn: ({ pageParam, signal }) => readPage(search, pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.continuedAt,
      staleTime: search.recent ? 0 : listLifetime,
      ...refetchWhileShort,
      meta: { readsInSight: true },
      placeholderData: keepPreviousData,
    }),
  /** The number of visible contacts, whatever the filters. */
  total: () =>
    queryOptions({
      queryKey: [...all(), 'total'] as const,
      queryFn: async ({ signal }) => (await api(listContacts, { query: { xCount: true }, signal })).xTotal ?? 0,
      staleTime: minute,
    }),
  /** The latest ones, for a menu; the list itself is `list({ recent: true })`. */
  recentlyViewed: () =>
    queryOptions({
      queryKey: [...all(), 'recently-viewed'] as const,
      queryFn: async ({ signal }) => (await api(listRecentlyViewed, { signal })).contacts,
    }),
  /** One contact; reading it puts it on top of the recently viewed. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...details(), id] as const,
      queryFn: ({ signal }) => read(id, true, signal),
    }),
  /** Reads a contact ahead into the cache of `detail`, without it counting as viewed. */
  ahead: (id: string) =>
    queryOptions({
      queryKey: [...details(), id] as const,
      queryFn: ({ signal }) => read(id, false, signal),
      staleTime: minute / 2,
    }),
  /** Every tag with the number of visible contacts that carry it, the most used first. */
  tags: () =>
    queryOptions({
      queryKey: [...all(), 'tags'] as const,
      queryFn: async ({ signal }) => (await api(listTags, { signal })).tags.sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])),
      staleTime: minute,
    }),
  /** Companies whose name contains the term, for a type-ahead. */
  companies: (term: string) =>
    queryOptions({
      queryKey: [...all(), 'companies', term.trim()] as const,
      queryFn: async ({ signal }) => {
        const named = term.trim() ? { term: term.trim() } : {}
        return (await api(listContacts, { query: { contactType: 'company', ...named }, signal })).contacts
      },
      staleTime: minute,
      placeholderData: keepPreviousData,
    }),
  /** The contact that already has an e-mail address. The filter also finds parts of addresses, so the answer is compared. */
  withEmail: (address: string) =>
    queryOptions({
      queryKey: [...all(), 'with-email', address.toLowerCase()] as const,
      queryFn: async ({ signal }) => {
        const has = ({ contactData }: Contact) =>
          contactData.some((datum) => datum.entityType === 'e-mail' && datum.entityValue.toLowerCase() === address.toLowerCase())
        return (await api(listContacts, { query: { email: address }, signal })).contacts.find(has) ?? null
      },
      staleTime: minute,
    }),
  /** The first fifty people of a company, and how many there are. */
  peopleOf: (companyId: string) =>
    queryOptions({
      queryKey: [...all(), 'people-of', companyId] as const,
      queryFn: async ({ signal }) => {
        const { contacts, xTotal } = await api(listContacts, { query: { companyId, xCount: true }, signal })
        return { people: contacts, total: xTotal ?? contacts.length }
      },
      staleTime: minute,
    }),
}
