import type { AnyProse } from '../../contract/openapi/prose/prose.ts'
import { type Operation, operationsOf } from '../../contract/operations.ts'
import { caseRoutes } from '../cases/cases.ts'
import { categoryRoutes } from '../categories/categories.ts'
import { changeRoutes } from '../changes/changes.ts'
import { commentRoutes } from '../comments/comments.ts'
import { contactRoutes } from '../contacts/contacts.ts'
import { dealRoutes } from '../deals/deals.ts'
import { eventCategoryRoutes } from '../event-categories/event-categories.ts'
import { eventRoutes } from '../events/events.ts'
import { expenseRoutes } from '../expenses/expenses.ts'
import { fileRoutes } from '../files/files.ts'
import { linkRoutes } from '../links/links.ts'
import { messageRoutes } from '../messages/messages.ts'
import { milestoneRoutes } from '../milestones/milestones.ts'
import { namedCategoryRoutes } from '../named-categories/named-categories.ts'
import { noteRoutes } from '../notes/notes.ts'
import { outboxRoutes } from '../outbox/outbox.ts'
import { peopleRoutes } from '../people/people-routes.ts'
import { unsubscribeRoutes } from '../people/unsubscribe-routes.ts'
import { projectRoutes } from '../projects/projects.ts'
import { recordingRoutes } from '../recordings/recordings.ts'
import { searchRoutes } from '../search/search.ts'
import { tagRoutes } from '../tags/tags.ts'
import { workspaceTagRoutes } from '../tags/workspace-tags.ts'
import { taskListRoutes } from '../task-lists/task-lists.ts'
import { taskRoutes } from '../tasks/tasks.ts'
import { workgroupRoutes } from '../workgroups/workgroups.ts'
import { writeboardRoutes } from '../writeboards/writeboards.ts'
import type { Route } from './call.ts'

/** The routes of each resource with their prose, in the order of the API reference. Prose is long, and loaded only for the reference. */
const registered: [routes: Route[], ...prose: (() => Promise<AnyProse>)[]][] = [
  [
    [...peopleRoutes, ...unsubscribeRoutes],
    () => import('../../contract/openapi/prose/people/sessions.ts').then(({ sessions }) => sessions),
    () => import('../../contract/openapi/prose/people/tokens.ts').then(({ tokens }) => tokens),
    () => import('../../contract/openapi/prose/people/accounts.ts').then(({ accounts }) => accounts),
    () => import('../../contract/openapi/prose/people/users.ts').then(({ users }) => users),
    () => import('../../contract/openapi/prose/people/invitations.ts').then(({ invitations }) => invitations),
    () => import('../../contract/openapi/prose/people/unsubscribe.ts').then(({ unsubscribing }) => unsubscribing),
  ],
  [workgroupRoutes, () => import('../../contract/openapi/prose/people/workgroups.ts').then(({ workgroups }) => workgroups)],
  [contactRoutes, () => import('../../contract/openapi/prose/customers/contacts.ts').then(({ contacts }) => contacts)],
  [[...tagRoutes, ...workspaceTagRoutes], () => import('../../contract/openapi/prose/customers/tags.ts').then(({ tags }) => tags)],
  [dealRoutes, () => import('../../contract/openapi/prose/customers/deals.ts').then(({ deals }) => deals)],
  [caseRoutes, () => import('../../contract/openapi/prose/customers/cases.ts').then(({ cases }) => cases)],
  [noteRoutes, () => import('../../contract/openapi/prose/customers/notes.ts').then(({ notes }) => notes)],
  [
    projectRoutes,
    () => import('../../contract/openapi/prose/projects/projects.ts').then(({ projects }) => projects),
    () => import('../../contract/openapi/prose/customers/companies.ts').then(({ companies }) => companies),
  ],
  [messageRoutes, () => import('../../contract/openapi/prose/projects/messages.ts').then(({ messages }) => messages)],
  [taskRoutes, () => import('../../contract/openapi/prose/projects/tasks.ts').then(({ tasks }) => tasks)],
  [taskListRoutes, () => import('../../contract/openapi/prose/projects/task-lists.ts').then(({ taskLists }) => taskLists)],
  [milestoneRoutes, () => import('../../contract/openapi/prose/projects/milestones.ts').then(({ milestones }) => milestones)],
  [expenseRoutes, () => import('../../contract/openapi/prose/projects/expenses.ts').then(({ expenses }) => expenses)],
  [fileRoutes, () => import('../../contract/openapi/prose/projects/files.ts').then(({ files }) => files)],
  [writeboardRoutes, () => import('../../contract/openapi/prose/projects/writeboards.ts').then(({ writeboards }) => writeboards)],
  [linkRoutes, () => import('../../contract/openapi/prose/projects/links.ts').then(({ links }) => links)],
  [commentRoutes, () => import('../../contract/openapi/prose/projects/comments.ts').then(({ comments }) => comments)],
  [categoryRoutes, () => import('../../contract/openapi/prose/projects/categories.ts').then(({ categories }) => categories)],
  [
    namedCategoryRoutes,
    () => import('../../contract/openapi/prose/workspace/workspace-categories.ts').then(({ workspaceCategories }) => workspaceCategories),
  ],
  [
    eventCategoryRoutes,
    () => import('../../contract/openapi/prose/workspace/event-categories.ts').then(({ eventCategories }) => eventCategories),
  ],
  [recordingRoutes, () => import('../../contract/openapi/prose/workspace/recordings.ts').then(({ recordings }) => recordings)],
  [outboxRoutes, () => import('../../contract/openapi/prose/workspace/notifications.ts').then(({ notifications }) => notifications)],
  [eventRoutes, () => import('../../contract/openapi/prose/workspace/events.ts').then(({ events }) => events)],
  [searchRoutes, () => import('../../contract/openapi/prose/workspace/search.ts').then(({ search }) => search)],
  [changeRoutes, () => import('../../contract/openapi/prose/workspace/changes.ts').then(({ changes }) => changes)],
]

/** Every route of the service. */
export const routes: Route[] = registered.flatMap(([own]) => own)

/** Loads every operation of the OpenAPI document. */
export const loadOperations = async (): Promise<Operation[]> => {
  const headings = await Promise.all(registered.flatMap(([, ...prose]) => prose.map((load) => load())))
  return headings.flatMap(operationsOf)
}
