import * as z from 'zod/mini'

/** The names of resources in the history, live events and notifications. */
export const resource = z.enum([
  'contacts',
  'deals',
  'dealCategories',
  'cases',
  'notes',
  'comments',
  'workgroups',
  'users',
  'files',
  'projects',
  'projectCategories',
  'expenseCategories',
  'categories',
  'messages',
  'expenses',
  'milestones',
  'writeboards',
  'writeboardRevisions',
  'links',
  'taskLists',
  'tasks',
  'eventCategories',
])
export type Resource = z.output<typeof resource>

/** The resources whose events the activity feed shows. */
export const recordedResources = ['notes', 'comments', 'messages', 'deals', 'cases', 'projects', 'tasks', 'milestones'] as const
export type RecordedResource = (typeof recordedResources)[number]

/** The resources that the search over everything looks in. */
export const searchedResources = ['contacts', 'deals', 'cases', 'projects', 'messages', 'tasks', 'files'] as const

/** What is counted in a project. */
export const projectParts = ['messages', 'milestones', 'tasks', 'inbox', 'expenses', 'files', 'writeboards', 'links', 'people'] as const
export type ProjectPart = (typeof projectParts)[number]
