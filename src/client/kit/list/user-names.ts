import type { QueryClient } from '@tanstack/react-query'
import { peopleQueries } from '../../lib/people/people-queries.ts'

/** Reads the people of the workspace, and returns a function that names them in an export; nobody is an empty text. */
export const userNames = async (client: QueryClient): Promise<(id: string | undefined) => string> => {
  const users = await client.fetchQuery(peopleQueries.users())
  const names = new Map(users.map(({ id, name }) => [id, name]))
  return (id) => (id === undefined ? '' : (names.get(id) ?? `User ${id}`))
}
