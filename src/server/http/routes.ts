import { cases } from '../../contract/openapi/prose/customers/cases.ts'
import { companies } from '../../contract/openapi/prose/customers/companies.ts'
import { contacts } from '../../contract/openapi/prose/customers/contacts.ts'
import { deals } from '../../contract/openapi/prose/customers/deals.ts'
import { notes } from '../../contract/openapi/prose/customers/notes.ts'
import { tags } from '../../contract/openapi/prose/customers/tags.ts'
import { accounts } from '../../contract/openapi/prose/people/accounts.ts'
import { invitations } from '../../contract/openapi/prose/people/invitations.ts'
import { sessions } from '../../contract/openapi/prose/people/sessions.ts'
import { tokens } from '../../contract/openapi/prose/people/tokens.ts'
import { users } from '../../contract/openapi/prose/people/users.ts'
import { workgroups } from '../../contract/openapi/prose/people/workgroups.ts'
import { categories } from '../../contract/openapi/prose/projects/categories.ts'
import { comments } from '../../contract/openapi/prose/projects/comments.ts'
import { expenses } from '../../contract/openapi/prose/projects/expenses.ts'
import { files } from '../../contract/openapi/prose/projects/files.ts'
import { links } from '../../contract/openapi/prose/projects/links.ts'
import { messages } from '../../contract/openapi/prose/projects/messages.ts'
import { milestones } from '../../contract/openapi/prose/projects/milestones.ts'
import { projects } from '../../contract/openapi/prose/projects/projects.ts'
import { taskLists } from '../../contract/openapi/prose/projects/task-lists.ts'
import { tasks } from '../../contract/openapi/prose/projects/tasks.ts'
import { writeboards } from '../../contract/openapi/prose/projects/writeboards.ts'
import type { AnyProse } from '../../contract/openapi/prose/prose.ts'
import { changes } from '../../contract/openapi/prose/workspace/changes.ts'
import { eventCategories } from '../../contract/openapi/prose/workspace/event-categories.ts'
import { events } from '../../contract/openapi/prose/workspace/events.ts'
import { notifications } from '../../contract/openapi/prose/workspace/notifications.ts'
import { recordings } from '../../contract/openapi/prose/workspace/recordings.ts'
import { search } from '../../contract/openapi/prose/workspace/search.ts'
import { workspaceCategories } from '../../contract/openapi/prose/workspace/workspace-categories.ts'
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
import { projectRoutes } from '../projects/projects.ts'
import { recordingRoutes } from '../recordings/recordings.ts'
import { searchRoutes } from '../search/search.ts'
import { tagRoutes } from '../tags/tags.ts'
import { taskListRoutes } from '../task-lists/task-lists.ts'
import { taskRoutes } from '../tasks/tasks.ts'
import { workgroupRoutes } from '../workgroups/workgroups.ts'
import { writeboardRoutes } from '../writeboards/writeboards.ts'
import type { Route } from './call.ts'

/** The routes of each resource with their prose, in the order of the reference. */
const registered: [routes: Route[], ...prose: AnyProse[]][] = [
  [peopleRoutes, sessions, tokens, accounts, users, invitations],
  [workgroupRoutes, workgroups],
  [contactRoutes, contacts],
  [tagRoutes, tags],
  [dealRoutes, deals],
  [caseRoutes, cases],
  [noteRoutes, notes],
  [projectRoutes, projects, companies],
  [messageRoutes, messages],
  [taskRoutes, tasks],
  [taskListRoutes, taskLists],
  [milestoneRoutes, milestones],
  [expenseRoutes, expenses],
  [fileRoutes, files],
  [writeboardRoutes, writeboards],
  [linkRoutes, links],
  [commentRoutes, comments],
  [categoryRoutes, categories],
  [namedCategoryRoutes, workspaceCategories],
  [eventCategoryRoutes, eventCategories],
  [recordingRoutes, recordings],
  [outboxRoutes, notifications],
  [eventRoutes, events],
  [searchRoutes, search],
  [changeRoutes, changes],
]

/** Every route of the service. */
export const routes: Route[] = registered.flatMap(([own]) => own)
/** Every operation of the OpenAPI document. */
export const operations: Operation[] = registered.flatMap(([, ...prose]) => prose.flatMap(operationsOf))
