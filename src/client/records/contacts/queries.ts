import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Contact, listContacts, listRecentlyViewed } from '../../../contract/contacts/contacts.ts'
import { listTags } from '../../../contract/contacts/tags.ts'
import { compareNames } from '../../../contract/name-order.ts'
import { api } from '../../lib/api.ts'

const all = () => ['contacts'] as const
const minute = 60_000

export const contactQueries = {
  all,
  /** The latest ones, for a menu. */
  recentlyViewed: () =>
    queryOptions({
      queryKey: [...all(), 'recently-viewed'] as const,
      queryFn: async ({ signal }) => (await api(listRecentlyViewed, { signal })).contacts,
    }),
  /** Every tag with the number of visible contacts that carry it, the most used first. */
  tags: () =>
    queryOptions({
      queryKey: [...all(), 'tags'] as const,
      queryFn: async ({ signal }) => (await api(listTags, { signal })).tags.sort((a, b) => b[1] - a[1] || compareNames(a[0], b[0])),
      staleTime: minute,
    }),
  /** Companies whose name contains the term, for a type-ahead. */
  companies: (term: string) =>
    queryOptions({
      queryKey: [...all(), 'companies', term.trim()] as const,
      queryFn: async ({ signal }) => {
        const named = term.trim() ? { xTerm: term.trim() } : {}
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
