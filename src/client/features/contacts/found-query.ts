import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Contact, listContacts } from '../../../contract/contacts/contacts.ts'
import { search } from '../../../contract/x/search.ts'
import { api } from '../../lib/api.ts'
import { contactResource } from './contact-resource.ts'
import { contactQueries } from './queries.ts'

/** One that is gone by now was found all the same: it is left out. */
const readOne = (client: QueryClient, id: string) => client.fetchQuery(contactResource.ahead(id)).catch(() => undefined)

const [companies, ofEach] = [2, 3]

/** The best companies, each with a few of those who work there behind it; nobody twice. */
const withPeople = (best: readonly Contact[], people: ReadonlyMap<string, readonly Contact[]>) => {
  const all = best.flatMap((contact) => [contact, ...(people.get(contact.id) ?? []).slice(0, ofEach)])
  return [...new Map(all.map((contact) => [contact.id, contact])).values()]
}

/**
 * The best first, as the service ranks them, the two best companies with people who work there: all in one answer, so that no row moves later.
 * `named` is how many have the term in their name.
 */
export const foundQuery = (term: string) =>
  queryOptions({
    queryKey: [...contactQueries.all(), 'found', term] as const,
    queryFn: async ({ client, signal }) => {
      const [{ contacts: hits }, { contacts: named, xTotal }] = await Promise.all([
        api(search, { query: { term }, signal }),
        api(listContacts, { query: { term, xCount: true }, signal }),
      ])
      const known = new Map(named.map((contact) => [contact.id, contact]))
      const ranked = await Promise.all(hits.map(({ id }) => known.get(id) ?? readOne(client, id)))
      const best = ranked.filter((contact) => contact !== undefined)
      const employers = best.filter(({ type }) => type === 'company').slice(0, companies)
      const people = await Promise.all(
        employers.map(async ({ id }) => [id, (await api(listContacts, { query: { companyId: id }, signal })).contacts] as const),
      )
      return { contacts: withPeople(best, new Map(people)), named: xTotal ?? named.length }
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
