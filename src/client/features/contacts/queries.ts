import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Contact, getContact, listContacts, listRecentlyViewed } from '../../../contract/contacts/contacts.ts'
import { listTags } from '../../../contract/contacts/tags.ts'
import { api, send } from '../../lib/api.ts'

const all = () => ['contacts'] as const
const lists = () => [...all(), 'list'] as const
const details = () => [...all(), 'detail'] as const
const minute = 60_000
/** A contact as it was read on its own; `etag` is the version that a change of it is checked against. */
export type ReadContact = Contact & { etag?: string | undefined }

const read = async (id: string, xView: boolean, signal?: AbortSignal): Promise<ReadContact> => {
  const { reply, etag } = await send(getContact, { params: { id }, ...(xView ? {} : { query: { xView } }), signal })
  return { ...reply.contact, etag }
}

/** Reads a contact as it is now, without it counting as viewed. */
export const readQuietly = (id: string) => read(id, false)

export const contactQueries = {
  all,
  lists,
  details,
  /** The latest ones, for a menu. */
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
  /** Who has an e-mail address already; the filter finds parts of addresses too. */
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
