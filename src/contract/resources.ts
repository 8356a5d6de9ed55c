import * as z from 'zod/mini'

/** What records of each kind are called where a history, an event or a notification speaks of one of any kind. */
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
