import * as cases from './cases.ts'
import * as companies from './contacts/companies.ts'
import * as contacts from './contacts/contacts.ts'
import * as tags from './contacts/tags.ts'
import * as deals from './deals/deals.ts'
import * as eventCategories from './event-categories.ts'
import * as comments from './notes/comments.ts'
import * as files from './notes/files.ts'
import * as notes from './notes/notes.ts'
import * as categories from './projects/categories.ts'
import * as expenses from './projects/expenses.ts'
import * as messages from './projects/messages.ts'
import * as milestones from './projects/milestones.ts'
import * as projects from './projects/projects.ts'
import * as tasks from './projects/tasks.ts'
import * as writeboards from './projects/writeboards.ts'
import * as recordings from './recordings.ts'
import type { Endpoint } from './wire/endpoint.ts'
import * as workgroups from './workgroups.ts'
import * as changes from './x/changes.ts'
import * as dealExtensions from './x/deals.ts'
import * as ownEventCategories from './x/event-categories.ts'
import * as events from './x/events.ts'
import * as uploads from './x/files.ts'
import * as namedCategories from './x/named-categories.ts'
import * as outbox from './x/outbox.ts'
import * as accounts from './x/people/accounts.ts'
import * as invitations from './x/people/invitations.ts'
import * as me from './x/people/me.ts'
import * as sessions from './x/people/sessions.ts'
import * as tokens from './x/people/tokens.ts'
import * as users from './x/people/users.ts'
import * as workgroupUses from './x/people/workgroups.ts'
import * as expenseExtensions from './x/projects/expenses.ts'
import * as links from './x/projects/links.ts'
import * as projectChanges from './x/projects/projects.ts'
import * as taskLists from './x/projects/task-lists.ts'
import * as writeboardChanges from './x/projects/writeboards.ts'
import * as search from './x/search.ts'

/** The contract's modules with endpoints, by heading and in the order of the documentation. */
const headings = {
  sessions: { ...sessions, ...me },
  tokens,
  accounts,
  users,
  invitations,
  workgroups: { ...workgroups, ...workgroupUses },
  contacts,
  tags,
  companies,
  deals: { ...deals, ...dealExtensions },
  cases,
  notes,
  projects: { ...projects, ...projectChanges },
  messages,
  tasks,
  'task-lists': taskLists,
  milestones,
  expenses: { ...expenses, ...expenseExtensions },
  files: { ...files, ...uploads },
  writeboards: { ...writeboards, ...writeboardChanges },
  links,
  comments,
  categories,
  'workspace-categories': namedCategories,
  'event-categories': { ...eventCategories, ...ownEventCategories },
  recordings,
  notifications: outbox,
  events,
  search,
  changes,
}
/** The contract's modules by heading, for the types of the prose. */
export type Headings = typeof headings

/** An endpoint with its name in the contract: `listContacts`, or `contactNotes.list` if one declaration makes several. */
export interface Operation {
  name: string
  heading: keyof Headings
  endpoint: Endpoint
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const operationsOf = (heading: keyof Headings, module: object): Operation[] =>
  Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
    if (isEndpoint(value)) return [{ name, heading, endpoint: value }]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([part, inner]: [string, unknown]) =>
      isEndpoint(inner) ? [{ name: `${name}.${part}`, heading, endpoint: inner }] : [],
    )
  })

/** Every endpoint of the service. */
export const operations: Operation[] = (Object.entries(headings) as [keyof Headings, object][]).flatMap(([heading, module]) =>
  operationsOf(heading, module),
)
