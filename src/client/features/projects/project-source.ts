import type { QueryClient } from '@tanstack/react-query'
import type { FieldSource } from '../../kit/search/field-source.ts'
import { findByName, sourceByName } from '../../kit/search/find-by-name.ts'
import { projectResource } from './project-resource.ts'

const readProjects = async (client: QueryClient, freshness: { staleTime?: 0 } = {}) =>
  (await client.fetchInfiniteQuery({ ...projectResource.list({}), ...freshness })).pages.flatMap(({ rows }) => rows)

/** The data of a filter by project, templates left out. */
export const projectSource = {
  ...sourceByName(readProjects),
  find: async (client, term) => {
    const projects = (await readProjects(client)).filter(({ status }) => status !== 'template')
    return findByName(projects, term).slice(0, 50)
  },
} satisfies FieldSource
