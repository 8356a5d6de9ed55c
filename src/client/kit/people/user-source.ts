import type { QueryClient } from '@tanstack/react-query'
import type { User } from '../../../contract/x/people/users.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import type { FieldSource } from '../search/field-source.ts'
import { findByName } from '../search/find-by-name.ts'

const readUsers = (client: QueryClient) => client.fetchQuery(peopleQueries.users())

/** The data of a filter by user, those who are deactivated included. `belongs` says whom it offers; everybody by default. */
export const userSource = (belongs: (user: User) => boolean = () => true): FieldSource => ({
  find: async (client, term) => findByName((await readUsers(client)).filter(belongs), term),
  name: async (client, id) => (await readUsers(client)).find((user) => user.id === id)?.name ?? 'Unknown',
})
