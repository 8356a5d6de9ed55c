import type { QueryClient } from '@tanstack/react-query'
import { findNormalized } from '../../../contract/normalize-for-search.ts'
import type { FieldSource } from '../../kit/search/field-source.ts'
import { projectResource } from './project-resource.ts'

const readProjects = async (client: QueryClient) =>
  (await client.fetchInfiniteQuery(projectResource.list({}))).pages.flatMap(({ rows }) => rows)

/** The data of a filter by project, templates left out. */
export const projectSource: FieldSource = {
  find: async (client, term) =>
    (await readProjects(client))
      .filter(({ name, status }) => status !== 'template' && (term === '' || findNormalized(name, term)))
      .slice(0, 50)
      .map(({ id, name }) => ({ id, label: name })),
  name: async (client, id) => (await readProjects(client)).find((project) => project.id === id)?.name ?? '…',
}
