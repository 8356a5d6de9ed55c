import type { QueryClient } from '@tanstack/react-query'
import { findNormalized } from '../../../contract/normalize-for-search.ts'
import { responsibleSource } from '../../kit/people/responsible.ts'
import type { FieldSources } from '../../kit/search/field-source.ts'
import { projectResource } from '../projects/project-resource.ts'

const projectsIn = async (client: QueryClient) =>
  (await client.fetchInfiniteQuery(projectResource.list({}))).pages.flatMap(({ rows }) => rows)

/** The data of the filters of milestones. */
export const milestoneSources: FieldSources = {
  responsible: responsibleSource,
  project: {
    find: async (client, term) => {
      const projects = await projectsIn(client)
      const shown = projects.filter(({ name, status }) => status !== 'template' && (term === '' || findNormalized(name, term)))
      return shown.slice(0, 50).map(({ id, name }) => ({ id, label: name }))
    },
    name: async (client, id) => (await projectsIn(client)).find((project) => project.id === id)?.name ?? '…',
  },
}
