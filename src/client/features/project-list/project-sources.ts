import type { QueryClient } from '@tanstack/react-query'
import { findNormalized } from '../../../contract/normalize-for-search.ts'
import type { FieldSource, FieldSources } from '../../kit/search/field-source.ts'
import { categoryQuery, projectCategorySet } from '../categories/category-sets.ts'
import { projectQueries } from '../projects/project-queries.ts'

interface Named {
  readonly id: string
  readonly name: string
}

const sourceOf = (read: (client: QueryClient) => Promise<readonly Named[]>) =>
  ({
    find: async (client, term) =>
      (await read(client)).filter(({ name }) => term === '' || findNormalized(name, term)).map(({ id, name }) => ({ id, label: name })),
    name: async (client, id) => (await read(client)).find((each) => each.id === id)?.name ?? '…',
  }) satisfies FieldSource

/** Finds the companies that a project can be shared with. */
const companySource = sourceOf((client) => client.fetchQuery(projectQueries.allCompanies()))
/** Finds the workspace's categories of projects. */
const categorySource = sourceOf((client) => client.fetchQuery(categoryQuery(projectCategorySet)))

/** The data of the filters of projects. */
export const projectSources: FieldSources = { company: companySource, category: categorySource }
