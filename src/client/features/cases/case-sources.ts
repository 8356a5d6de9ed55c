import type { QueryClient } from '@tanstack/react-query'
import { findFolded } from '../../../contract/fold.ts'
import type { FieldSources } from '../../kit/search/field-source.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { findContacts } from '../contacts/contact-finder.ts'
import { contactResource } from '../contacts/contact-resource.ts'
import { fullName } from '../contacts/contact-words.ts'
import { unassigned } from './case-search.ts'

/** Finds colleagues by name, and "nobody" after them. */
export const findResponsible = async (client: QueryClient, term: string) => {
  const users = await client.fetchQuery(peopleQueries.users())
  const colleagues = users.filter(({ active, role, name }) => active && role !== 'client' && (term === '' || findFolded(name, term)))
  return [...colleagues.map(({ id, name }) => ({ id, label: name })), { id: unassigned, label: 'Nobody responsible' }]
}

/** The data of the case filters. */
export const caseSources: FieldSources = {
  contact: {
    find: findContacts,
    name: async (client, id) => fullName(await client.fetchQuery(contactResource.ahead(id))),
  },
  responsible: {
    find: findResponsible,
    name: async (client, id) =>
      id === unassigned ? 'nobody' : ((await client.fetchQuery(peopleQueries.users())).find((user) => user.id === id)?.name ?? '…'),
  },
}
