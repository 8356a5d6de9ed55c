import { createContact, deleteContact, mergeContacts } from '../../../contract/contacts/contacts.ts'
import { messageComments, milestoneComments, writeboardComments } from '../../../contract/notes/comments.ts'
import { createCategory, deleteCategory } from '../../../contract/projects/categories.ts'
import { createExpense, deleteExpense } from '../../../contract/projects/expenses.ts'
import { createMessage, deleteMessage, updateMessage } from '../../../contract/projects/messages.ts'
import { createMilestone, deleteMilestone, updateMilestone } from '../../../contract/projects/milestones.ts'
import { createProject, updateProject } from '../../../contract/projects/projects.ts'
import { expenseCategories } from '../../../contract/x/named-categories.ts'
import { createLink, deleteLink, updateLink } from '../../../contract/x/projects/links.ts'
import { changeProjectCompanies } from '../../../contract/x/projects/projects.ts'
import { createWriteboard, deleteWriteboard, updateWriteboard } from '../../../contract/x/projects/writeboards.ts'
import type { Store } from '../../core/store/store.ts'
import type { Answer, Caller } from '../caller.ts'

const lists = [
  'projects',
  'categories',
  'messages',
  'milestones',
  'expenses',
  'expenseCategories',
  'writeboards',
  'links',
  'contacts',
  'files',
  'users',
  'deals',
  'cases',
  'taskLists',
  'tasks',
  'eventCategories',
] as const
export type ProjectLiving = Record<(typeof lists)[number], string[]>

/** The ids of existing records, for a random writer to choose from. */
export const readProjects = (store: Store, accountId: string) =>
  store.read(async ({ db }) => {
    const living = {} as ProjectLiving
    for (const table of lists) {
      const rows = await db
        .selectFrom(table as 'projects')
        .where('accountId', '=', accountId)
        .select('id')
        .orderBy('id')
        .execute()
      living[table] = rows.map(({ id }) => id)
    }
    return living
  })

interface Chosen {
  call: Caller['call']
  /** Returns the nth record of a list, or undefined if it is empty. */
  one: (of: keyof ProjectLiving) => string
  other: (of: keyof ProjectLiving) => string
  project: { projectId: string }
  n: number
}
export type Writing = (chosen: Chosen) => Promise<Answer<unknown>>
const day = (n: number) => `2026-12-${String((n % 28) + 1).padStart(2, '0')}`

/** Possible writes to projects and their records. Many are refused and must change nothing. */
export const projectWrites: Record<string, Writing> = {
  company: ({ call, n }) => call(createContact, { body: { contact: { type: 'company', name: `Company ${n}` } } }),
  'delete a company': ({ call, one }) => call(deleteContact, { params: { id: one('contacts') } }),
  'merge companies': ({ call, one, other }) => call(mergeContacts, { query: { looser_id: one('contacts'), winner_id: other('contacts') } }),
  project: ({ call, one, n }) =>
    call(createProject, { body: { project: { name: `Project ${n}`, contactId: one('contacts'), status: n % 2 ? 'template' : 'active' } } }),
  'from a template': ({ call, project }) => call(createProject, { body: { project: { name: 'Copy', templateId: project.projectId } } }),
  archive: ({ call, project }) => call(updateProject, { params: { id: project.projectId }, body: { project: { status: 'archived' } } }),
  'let in': ({ call, one, project }) =>
    call(changeProjectCompanies, { params: { id: project.projectId }, body: { companies: [one('contacts')] } }),
  'send away': ({ call, one, project }) =>
    call(changeProjectCompanies, { params: { id: project.projectId }, body: { companies: [`-${one('contacts')}`] } }),
  category: ({ call, project, n }) =>
    call(createCategory, { params: project, body: { category: { name: `Category ${n}`, type: n % 3 ? 'message' : 'link' } } }),
  uncategory: ({ call, one }) => call(deleteCategory, { params: { id: one('categories') } }),
  message: ({ call, project, n }) =>
    call(createMessage, { params: project, body: { message: { title: `Message ${n}`, isPrivate: n % 2 === 0 } } }),
  sort: ({ call, one, other, n }) =>
    call(updateMessage, { params: { id: one('messages') }, body: { message: { categoryId: n % 4 ? other('categories') : '' } } }),
  plan: ({ call, one, other }) =>
    call(updateMessage, { params: { id: one('messages') }, body: { message: { milestoneId: other('milestones') } } }),
  attach: ({ call, one, other }) =>
    call(updateMessage, { params: { id: one('messages') }, body: { message: { attachments: [other('files')] } } }),
  unmessage: ({ call, one }) => call(deleteMessage, { params: { id: one('messages') } }),
  milestone: ({ call, project, n }) =>
    call(createMilestone, { params: project, body: { milestone: { title: `Milestone ${n}`, deadline: day(n) } } }),
  shift: ({ call, one, n }) =>
    call(updateMilestone, {
      params: { id: one('milestones') },
      body: { milestone: { deadline: day(n * 7), moveUpcomingMilestones: true, moveUpcomingMilestonesOffWeekends: n % 2 === 0 } },
    }),
  complete: ({ call, one, n }) =>
    call(updateMilestone, { params: { id: one('milestones') }, body: { milestone: { completedAt: n % 3 ? day(n) : '' } } }),
  unmilestone: ({ call, one }) => call(deleteMilestone, { params: { id: one('milestones') } }),
  'expense category': ({ call, n }) => call(expenseCategories.create, { body: { category: { name: `Cost ${n}` } } }),
  'no expense category': ({ call, one }) => call(expenseCategories.remove, { params: { id: one('expenseCategories') } }),
  expense: ({ call, one, project, n }) =>
    call(createExpense, {
      params: project,
      body: { expense: { date: day(n), amount: '1', categoryId: n % 2 ? one('expenseCategories') : '' } },
    }),
  unexpense: ({ call, one }) => call(deleteExpense, { params: { id: one('expenses') } }),
  writeboard: ({ call, project }) => call(createWriteboard, { params: project, body: { writeboard: { title: 'Board', body: 'One' } } }),
  revise: ({ call, one, n }) =>
    call(updateWriteboard, { params: { id: one('writeboards') }, body: { writeboard: { body: `Text ${n % 4}` } } }),
  unwriteboard: ({ call, one }) => call(deleteWriteboard, { params: { id: one('writeboards') } }),
  link: ({ call, project }) => call(createLink, { params: project, body: { link: { title: 'Brand', url: 'https://a.example' } } }),
  'sort a link': ({ call, one, other }) =>
    call(updateLink, { params: { id: one('links') }, body: { link: { categoryId: other('categories') } } }),
  unlink: ({ call, one }) => call(deleteLink, { params: { id: one('links') } }),
  'comment on a message': ({ call, one, n }) =>
    call(messageComments.create, { params: { resourceId: one('messages') }, body: { comment: { body: `Comment ${n}` } } }),
  'comment on a milestone': ({ call, one }) =>
    call(milestoneComments.create, { params: { resourceId: one('milestones') }, body: { comment: { body: 'Good.', isPrivate: true } } }),
  'comment on a revision': ({ call, one }) =>
    call(writeboardComments.create, {
      params: { resourceId: one('writeboards') },
      body: { comment: { body: 'Good.', writeboardRevisionNumber: '2' } },
    }),
}

/** The records that a write chooses from, or an unknown id if there are none. */
export const chosen = (living: ProjectLiving, call: Caller['call'], first: number, second: number): Chosen => {
  const at = (n: number) => (of: keyof ProjectLiving) => living[of][n % Math.max(1, living[of].length)] ?? '999999999'
  return { call, one: at(first), other: at(second), project: { projectId: at(second)('projects') }, n: first + second }
}
