import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Contact, listContacts } from '../../../contract/contacts/contacts.ts'
import { search } from '../../../contract/x/search.ts'
import { api } from '../../lib/api.ts'
import { contactQueries } from './queries.ts'

/** One that is gone by now was found all the same: it is left out. */
const readOne = (client: QueryClient, id: string) => client.fetchQuery(contactQueries.ahead(id)).catch(() => undefined)

/** The best first, as the service ranks them, then who works for the best company among them: all in one answer, so that no row moves later. */
export const foundQuery = (term: string) =>
  queryOptions({
    queryKey: [...contactQueries.all(), 'found', term] as const,
    queryFn: async ({ client, signal }): Promise<Contact[]> => {
      const [{ contacts: hits }, { contacts: named }] = await Promise.all([
        api(search, { query: { term }, signal }),
        api(listContacts, { query: { term }, signal }),
      ])
      const known = new Map(named.map((contact) => [contact.id, contact]))
      const ranked = await Promise.all(hits.map(({ id }) => known.get(id) ?? readOne(client, id)))
      const best = ranked.filter((contact) => contact !== undefined)
      const company = best.find(({ type }) => type === 'company')
      const people = company ? (await api(listContacts, { query: { companyId: company.id }, signal })).contacts : []
      return [...new Map([...best, ...people].map((contact) => [contact.id, contact])).values()]
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
