import { findNormalized } from '../../../contract/normalize-for-search.ts'
import type { FieldSource, FieldSources } from '../../kit/search/field-source.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { categorySource } from '../categories/category-source.ts'
import { categorySetOf } from '../categories/project-categories.ts'

const authorSource: FieldSource = {
  find: async (client, term) => {
    const users = await client.fetchQuery(peopleQueries.users())
    const found = users.filter(({ active, name }) => active && (term === '' || findNormalized(name, term)))
    return found.map(({ id, name }) => ({ id, label: name }))
  },
  name: async (client, id) => (await client.fetchQuery(peopleQueries.users())).find((user) => user.id === id)?.name ?? '…',
}

/** The data of the filters of a project's files. */
export const fileSources = (projectId: string): FieldSources => ({
  category: categorySource(categorySetOf(projectId, 'file')),
  author: authorSource,
})
