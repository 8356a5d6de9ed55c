import { openApiDocument } from '../../contract/openapi/document.ts'
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

/** The headings of the API reference, in order. */
const headings: AnyProse[] = [
  sessions,
  tokens,
  accounts,
  users,
  invitations,
  workgroups,
  contacts,
  tags,
  deals,
  cases,
  notes,
  projects,
  companies,
  messages,
  tasks,
  taskLists,
  milestones,
  expenses,
  files,
  writeboards,
  links,
  comments,
  categories,
  workspaceCategories,
  eventCategories,
  recordings,
  notifications,
  events,
  search,
  changes,
]

/** Every operation of the OpenAPI document. */
export const operations: Operation[] = headings.flatMap(operationsOf)

/** Returns the OpenAPI document of the service below the path `base`, as JSON. */
export const documentAt = (base: string): string => JSON.stringify(openApiDocument(operations, base))
