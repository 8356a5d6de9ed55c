import type { QueryClient } from '@tanstack/react-query'
import { findNormalized } from '../../../contract/normalize-for-search.ts'
import type { User } from '../../../contract/x/people/users.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import type { FieldSource } from '../search/field-source.ts'

const readUsers = (client: QueryClient) => client.fetchQuery(peopleQueries.users())

/** The data of a filter by user, those who are deactivated included. `belongs` says whom it offers; everybody by default. */
export const userSource = (belongs: (user: User) => boolean = () => true): FieldSource => ({
  find: async (client, term) => {
    const users = await readUsers(client)
    return users
      .filter((user) => belongs(user) && (term === '' || findNormalized(user.name, term)))
      .map(({ id, name }) => ({ id, label: name }))
  },
  name: async (client, id) => (await readUsers(client)).find((user) => user.id === id)?.name ?? 'Unknown',
})
