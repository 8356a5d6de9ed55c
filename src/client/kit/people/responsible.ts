import type { QueryClient } from '@tanstack/react-query'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import type { FieldSource } from '../search/field-source.ts'
import { recordField } from '../search/fields.ts'
import { findByName } from '../search/find-by-name.ts'

/** The value of the filter by responsible user that finds the records nobody is responsible for. */
export const unassigned = 'none'

/** The filter by responsible user. */
export const responsibleFilter = recordField({
  param: 'responsible',
  label: 'Responsible',
  placeholder: 'Find a person',
  none: unassigned,
})

/** The filter by responsible user as the service takes it. */
export const responsibleQuery = (responsible: string | undefined) => ({
  ...(responsible && (responsible === unassigned ? { xUnassigned: true } : { xResponsible: responsible })),
})

/** Somebody who can be responsible. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Finds some of these people by name, and "nobody" after them where that is found too. */
export const findAmong = (people: readonly Person[], term: string) =>
  findByName([...people, { id: unassigned, name: 'Nobody responsible' }], term)

/** Finds colleagues by name, and "nobody" after them where that is found too. */
export const findResponsible = async (client: QueryClient, term: string) => {
  const users = await client.fetchQuery(peopleQueries.users())
  return findAmong(
    users.filter(({ active, role }) => active && role !== 'client'),
    term,
  )
}

/** The data of the filter by responsible user. */
export const responsibleSource = {
  find: findResponsible,
  name: async (client, id) =>
    id === unassigned ? 'nobody' : ((await client.fetchQuery(peopleQueries.users())).find((user) => user.id === id)?.name ?? '…'),
} satisfies FieldSource
