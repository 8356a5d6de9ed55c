import type { QueryClient } from '@tanstack/react-query'
import { findNormalized } from '../../../../contract/normalize-for-search.ts'
import { cachedRows } from '../../../kit/resource/list-page.ts'
import type { FieldSources } from '../../../kit/search/field-source.ts'
import { contactResource } from '../../../records/contacts/contact-resource.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'
import { contactQueries } from '../../../records/contacts/queries.ts'

const mostTitles = 100

/** The titles of the contacts in the cache, the most common first. */
const cachedTitles = (client: QueryClient): string[] => {
  const counts = new Map<string, number>()
  for (const { title } of cachedRows<{ title?: string }>(client, contactResource.keys.lists))
    if (title) counts.set(title, (counts.get(title) ?? 0) + 1)
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, mostTitles)
    .map(([title]) => title)
}

/** Reads the choices of the contact filters. */
export const contactSources: FieldSources = {
  title: {
    find: async (client, term) => {
      const same = (title: string) => title.toLowerCase() === term.toLowerCase()
      const titles = cachedTitles(client).filter((title) => term === '' || findNormalized(title, term))
      return [...titles.filter(same), ...titles.filter((title) => !same(title))].map((title) => ({ id: title, label: title }))
    },
  },
  companyId: {
    find: async (client, term) => (await client.fetchQuery(contactQueries.companies(term))).map(({ id, name }) => ({ id, label: name })),
    name: async (client, id) => fullName(await client.fetchQuery({ ...contactResource.ahead(id), staleTime: 0 })),
  },
  tags: { counts: (client) => client.fetchQuery(contactQueries.tags()) },
}
