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
