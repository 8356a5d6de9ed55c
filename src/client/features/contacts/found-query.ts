import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Contact, listContacts } from '../../../contract/contacts/contacts.ts'
import { search } from '../../../contract/x/search.ts'
import { api } from '../../lib/api.ts'
import { contactResource } from './contact-resource.ts'

/** Reads one contact; undefined when it is gone by now. */
const readOne = (client: QueryClient, id: string) => client.fetchQuery(contactResource.ahead(id)).catch(() => undefined)

const [companies, ofEach] = [2, 3]

/** The best matches, each company followed by a few of its people; nobody twice. */
const withPeople = (best: readonly Contact[], people: ReadonlyMap<string, readonly Contact[]>) => {
  const all = best.flatMap((contact) => [contact, ...(people.get(contact.id) ?? []).slice(0, ofEach)])
  return [...new Map(all.map((contact) => [contact.id, contact])).values()]
}

/**
 * The best matches first, as the service ranks them, with people of the two best companies. One answer holds them all, so that no row moves
 * later. `named` is the number of contacts whose name contains the term.
 */
export const foundQuery = (term: string) =>
  queryOptions({
    queryKey: [...contactResource.keys.all, 'found', term] as const,
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
