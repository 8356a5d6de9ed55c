import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  createProject,
  getProject,
  listProjects,
  type NewProject,
  type Project,
  type ProjectChange,
  updateProject,
} from '../../../contract/projects/projects.ts'
import { categoryField, codedField, type Fields, joinedField, optionalField, textField } from '../../kit/resource/fields.ts'
import { listLifetime, resource } from '../../kit/resource/resource.ts'
import { useRecord } from '../../kit/resource/use-record.ts'
import { valueText } from '../../kit/resource/value-words.ts'
import { api, send } from '../../lib/api.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { projectQueries } from './project-queries.ts'
import { statusWords } from './project-words.ts'

const fields: Fields<Project> = [
  textField('name', 'name'),
  joinedField<Project>({ label: 'status', keys: ['status'], text: ({ status }) => statusWords[status].label }),
  categoryField('categoryId'),
  optionalField('contactId', 'client', ({ contactId }) => (contactId ? 'another contact' : '')),
  codedField('overviewPageAnnouncement', 'announcement'),
  codedField('startPage', 'start page'),
  codedField('noEmailNotifications', 'e-mail notifications'),
  codedField('displayAnnouncement', 'display of the announcement'),
  codedField('allowHtmlInAnnouncement', 'format of the announcement'),
  codedField('defaultToPrivate', 'default visibility'),
  joinedField<Project>({
    label: 'what clients may do',
    keys: ['xClientsMay'],
    text: ({ xClientsMay }) => valueText('clientsMay', xClientsMay ?? ''),
  }),
]

/** Projects: read as a whole, because the service does not page them. They are archived, never deleted. */
export const projectResource = resource<Project, Record<string, never>, NewProject, ProjectChange>({
  name: 'projects',
  list: async (_, { signal }) => {
    const { projects } = await api(listProjects, { query: { xCard: true }, signal })
    return { rows: projects, total: projects.length }
  },
  get: async (id, { signal }) => {
    const { reply, etag } = await send(getProject, { params: { id }, signal })
    return { ...reply.project, etag }
  },
  create: async (record, headers) => {
    const { reply, changeId } = await send(createProject, { body: { project: record }, headers })
    return { id: reply.projectId, changeId }
  },
  update: (id, change, headers) => send(updateProject, { params: { id }, body: { project: change }, headers }),
  fields,
  titleOf: ({ name }) => name,
  everything: {},
  isFiltered: () => false,
  wholeLists: true,
})

/** Returns the project with the writes under way applied to it; undefined while it is loading or if it cannot be seen. */
export const useProject = (id: string): Project | undefined => {
  const found = useRecord(projectResource, id)
  return found.state === 'found' ? found.record : undefined
}

/** Returns all visible projects by name, with templates and archived ones, and the writes under way applied; undefined until they have been read. */
export const useProjects = () => {
  const { data, error, refetch } = useInfiniteQuery(projectResource.list({}))
  const { apply } = projectResource.pending.useApply()
  const projects = useMemo(() => data?.pages.flatMap(({ rows }) => rows.flatMap((row) => apply(row) ?? [])), [data, apply])
  return { projects, isRead: data !== undefined, error, retry: () => void refetch() }
}

/** Requests what the head of a project shows. */
export const prefetchProject = (client: QueryClient, id: string): void => {
  void client.prefetchQuery({ ...projectResource.detail(id), staleTime: listLifetime })
  void client.prefetchQuery(projectQueries.counts(id))
  void client.prefetchQuery(projectQueries.companies(id))
  void client.prefetchQuery(peopleQueries.users())
}
