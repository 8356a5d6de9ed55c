import { cases } from './openapi/prose/customers/cases.ts'
import { companies } from './openapi/prose/customers/companies.ts'
import { contacts } from './openapi/prose/customers/contacts.ts'
import { deals } from './openapi/prose/customers/deals.ts'
import { notes } from './openapi/prose/customers/notes.ts'
import { tags } from './openapi/prose/customers/tags.ts'
import { accounts } from './openapi/prose/people/accounts.ts'
import { invitations } from './openapi/prose/people/invitations.ts'
import { sessions } from './openapi/prose/people/sessions.ts'
import { tokens } from './openapi/prose/people/tokens.ts'
import { users } from './openapi/prose/people/users.ts'
import { workgroups } from './openapi/prose/people/workgroups.ts'
import { categories } from './openapi/prose/projects/categories.ts'
import { comments } from './openapi/prose/projects/comments.ts'
import { expenses } from './openapi/prose/projects/expenses.ts'
import { files } from './openapi/prose/projects/files.ts'
import { links } from './openapi/prose/projects/links.ts'
import { messages } from './openapi/prose/projects/messages.ts'
import { milestones } from './openapi/prose/projects/milestones.ts'
import { projects } from './openapi/prose/projects/projects.ts'
import { taskLists } from './openapi/prose/projects/task-lists.ts'
import { tasks } from './openapi/prose/projects/tasks.ts'
import { writeboards } from './openapi/prose/projects/writeboards.ts'
import type { AnyCallProse, AnyProse } from './openapi/prose/prose.ts'
import { changes } from './openapi/prose/workspace/changes.ts'
import { eventCategories } from './openapi/prose/workspace/event-categories.ts'
import { events } from './openapi/prose/workspace/events.ts'
import { notifications } from './openapi/prose/workspace/notifications.ts'
import { recordings } from './openapi/prose/workspace/recordings.ts'
import { search } from './openapi/prose/workspace/search.ts'
import { workspaceCategories } from './openapi/prose/workspace/workspace-categories.ts'
import type { Endpoint } from './wire/endpoint.ts'

/** The endpoints and the prose of each heading, in the order of the documentation. */
const headings = {
  sessions,
  tokens,
  accounts,
  users,
  invitations,
  workgroups,
  contacts,
  tags,
  companies,
  deals,
  cases,
  notes,
  projects,
  messages,
  tasks,
  'task-lists': taskLists,
  milestones,
  expenses,
  files,
  writeboards,
  links,
  comments,
  categories,
  'workspace-categories': workspaceCategories,
  'event-categories': eventCategories,
  recordings,
  notifications,
  events,
  search,
  changes,
}
export type Heading = keyof typeof headings
/** The prose of every heading. */
export const resources: Readonly<Record<Heading, AnyProse>> = headings

/** An endpoint with its name in the contract: `listContacts`, or `contactNotes.list` if one declaration makes several. */
export interface Operation {
  name: string
  heading: Heading
  endpoint: Endpoint
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const operationsOf = (heading: Heading, module: object): Operation[] =>
  Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
    if (isEndpoint(value)) return [{ name, heading, endpoint: value }]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([part, inner]: [string, unknown]) =>
      isEndpoint(inner) ? [{ name: `${name}.${part}`, heading, endpoint: inner }] : [],
    )
  })

/** Every endpoint of the service. */
export const operations: Operation[] = (Object.keys(headings) as Heading[]).flatMap((heading) =>
  operationsOf(heading, headings[heading].endpoints),
)

/** Returns the prose of an operation. */
export const proseOf = ({ name, heading }: Pick<Operation, 'name' | 'heading'>): AnyCallProse => {
  const words = resources[heading].calls[name]
  if (!words) throw new Error(`${name} has no description`)
  return words
}
