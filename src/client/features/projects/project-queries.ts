import { queryOptions } from '@tanstack/react-query'
import { getCompany, listCompanies, listProjectCompanies } from '../../../contract/contacts/companies.ts'
import { listCategories } from '../../../contract/projects/categories.ts'
import { listMilestones } from '../../../contract/projects/milestones.ts'
import { countProjects } from '../../../contract/projects/projects.ts'
import type { Resource } from '../../../contract/resources.ts'
import type { ReplyOf } from '../../../contract/wire/endpoint.ts'
import { countProjectParts } from '../../../contract/x/projects/projects.ts'
import { listTaskLists } from '../../../contract/x/projects/task-lists.ts'
import { api } from '../../lib/api.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { refreshOnEvents, registerEventHandler } from '../../lib/live/event-handlers.ts'

export type ProjectCounts = ReplyOf<typeof countProjectParts>['counts']

const minute = 60_000
const all = ['projects'] as const
const counts = [...all, 'counts'] as const
const companies = [...all, 'companies'] as const

/** What projects have beside themselves. Live events of projects refresh everything under their key. */
export const projectQueries = {
  all: () => all,
  /** Counts the visible projects of each status. */
  byStatus: () =>
    queryOptions({
      queryKey: [...all, 'by-status'],
      queryFn: ({ signal }) => api(countProjects, { signal }).then(({ count }) => count),
      staleTime: minute,
    }),
  /** Counts what the signed-in person sees in a project. */
  counts: (id: string) =>
    queryOptions({
      queryKey: [...counts, id],
      queryFn: ({ signal }) => api(countProjectParts, { params: { id }, signal }).then((reply) => reply.counts),
      staleTime: minute,
    }),
  /** The companies that take part in a project. */
  companies: (id: string) =>
    queryOptions({
      queryKey: [...companies, id],
      queryFn: ({ signal }) => api(listProjectCompanies, { params: { projectId: id }, signal }).then((reply) => reply.companies),
      staleTime: minute,
    }),
  /** The companies that can take part in projects. */
  allCompanies: () =>
    queryOptions({
      queryKey: [...companies, 'all'],
      queryFn: ({ signal }) => api(listCompanies, { signal }).then((reply) => reply.companies),
      staleTime: minute,
    }),
  /** One company, such as the own one. */
  company: (id: string) =>
    queryOptions({
      queryKey: [...companies, 'one', id],
      queryFn: ({ signal }) => api(getCompany, { params: { id }, signal }).then(({ company }) => company),
      staleTime: 10 * minute,
    }),
  /** The contents that a project copies from a template. */
  template: (id: string) =>
    queryOptions({
      queryKey: [...all, 'template', id],
      queryFn: async ({ signal }) => {
        const [{ taskLists }, { milestones }, { categories }] = await Promise.all([
          api(listTaskLists, { params: { id }, signal }),
          api(listMilestones, { params: { projectId: id }, signal }),
          api(listCategories, { params: { projectId: id }, signal }),
        ])
        return { taskLists, milestones, categories }
      },
      staleTime: minute,
    }),
}

const counted: ReadonlySet<Resource> = new Set<Resource>([
  'messages',
  'milestones',
  'tasks',
  'taskLists',
  'expenses',
  'files',
  'writeboards',
  'links',
  'comments',
  'users',
])

// Changes of this page do not name their project, so they refresh the counts on screen.
registerEventHandler(async (client, events) => {
  const changes = events.filter(({ resource }) => counted.has(resource))
  if (changes.length === 0) return
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    changes.some(({ projectId }) => projectId === undefined || projectId === queryKey[2])
  await refresh(client, { queryKey: counts, predicate })
})
refreshOnEvents('contacts', companies)
// Cards show milestones, task lists and the number of clients.
for (const shown of ['milestones', 'taskLists', 'users'] as const) refreshOnEvents(shown, [...all, 'list'])
