import type { AnyProse } from '../contract/openapi/prose/prose.ts'
import { type Operation, operationsOf } from '../contract/operations.ts'
import { caseDefinition } from './cases/case-definition.ts'
import { caseRoutes } from './cases/cases.ts'
import { categoryRoutes } from './categories/categories.ts'
import { categoryDefinition } from './categories/category-definition.ts'
import { changeRoutes } from './changes/changes.ts'
import { commentDefinition } from './comments/comment-definition.ts'
import { commentRoutes } from './comments/comments.ts'
import { contactDefinition } from './contacts/contact-definition.ts'
import { contactRoutes } from './contacts/contacts.ts'
import { dealDefinition } from './deals/deal-definition.ts'
import { dealRoutes } from './deals/deals.ts'
import { demo } from './demo/demo.ts'
import type { Deps } from './deps.ts'
import { eventCategoryRoutes } from './event-categories/event-categories.ts'
import { eventCategoryDefinition } from './event-categories/event-category-definition.ts'
import { eventRoutes } from './events/events.ts'
import { expenseDefinition } from './expenses/expense-definition.ts'
import { expenseRoutes } from './expenses/expenses.ts'
import { fileDefinition } from './files/file-definition.ts'
import { fileRoutes } from './files/files.ts'
import { createApp } from './http/app.ts'
import { createBodyMemory } from './http/bodies/memory.ts'
import type { Route } from './http/call.ts'
import { linkDefinition } from './links/link-definition.ts'
import { linkRoutes } from './links/links.ts'
import { messageDefinition } from './messages/message-definition.ts'
import { messageRoutes } from './messages/messages.ts'
import { milestoneDefinition } from './milestones/milestone-definition.ts'
import { milestoneRoutes } from './milestones/milestones.ts'
import { namedCategoryRoutes } from './named-categories/named-categories.ts'
import { namedCategoryDefinition } from './named-categories/named-category-definition.ts'
import { noteDefinition } from './notes/note-definition.ts'
import { noteRoutes } from './notes/notes.ts'
import { outboxRoutes } from './outbox/outbox.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { identify, requireKey } from './people/sign-in/identify.ts'
import { passwordsInTurn } from './people/sign-in/passwords-in-turn.ts'
import { unsubscribeRoutes } from './people/unsubscribe-routes.ts'
import { userDefinition } from './people/user-definition.ts'
import { projectDefinition } from './projects/project-definition.ts'
import { projectRoutes } from './projects/projects.ts'
import { recordingRoutes } from './recordings/recordings.ts'
import { searchRoutes } from './search/search.ts'
import { createStore, type StoreOptions } from './store/create-store.ts'
import { openDefinitions } from './store/definitions/definitions.ts'
import type { Connections } from './store/store.ts'
import { tagRoutes } from './tags/tags.ts'
import { workspaceTagRoutes } from './tags/workspace-tags.ts'
import { taskListDefinition } from './task-lists/task-list-definition.ts'
import { taskListRoutes } from './task-lists/task-lists.ts'
import { taskDefinition } from './tasks/task-definition.ts'
import { taskRoutes } from './tasks/tasks.ts'
import { workgroupDefinition } from './workgroups/workgroup-definition.ts'
import { workgroupRoutes } from './workgroups/workgroups.ts'
import { writeboardDefinition, writeboardRevisionDefinition } from './writeboards/writeboard-definition.ts'
import { writeboardRoutes } from './writeboards/writeboards.ts'

/** The definition of every journaled table. */
export const definitions = openDefinitions({
  contacts: contactDefinition,
  deals: dealDefinition,
  dealCategories: namedCategoryDefinition('deal category'),
  cases: caseDefinition,
  notes: noteDefinition,
  comments: commentDefinition,
  workgroups: workgroupDefinition,
  users: userDefinition,
  files: fileDefinition,
  projects: projectDefinition,
  projectCategories: namedCategoryDefinition('project category'),
  expenseCategories: namedCategoryDefinition('expense category'),
  categories: categoryDefinition,
  messages: messageDefinition,
  expenses: expenseDefinition,
  milestones: milestoneDefinition,
  writeboards: writeboardDefinition,
  writeboardRevisions: writeboardRevisionDefinition,
  links: linkDefinition,
  taskLists: taskListDefinition,
  tasks: taskDefinition,
  eventCategories: eventCategoryDefinition,
})

/** Creates the store of the service on a database. */
export const openStore = (connections: Connections, capacity: StoreOptions['capacity'], clock: StoreOptions['clock']) =>
  createStore(connections, { definitions, capacity, clock })

/** The routes of each resource with their prose, in the order of the API reference. Prose is long, and loaded only for the reference. */
const registered: [routes: Route[], ...prose: (() => Promise<AnyProse>)[]][] = [
  [
    [...peopleRoutes, ...unsubscribeRoutes],
    () => import('../contract/openapi/prose/people/sessions.ts').then(({ sessions }) => sessions),
    () => import('../contract/openapi/prose/people/tokens.ts').then(({ tokens }) => tokens),
    () => import('../contract/openapi/prose/people/accounts.ts').then(({ accounts }) => accounts),
    () => import('../contract/openapi/prose/people/users.ts').then(({ users }) => users),
    () => import('../contract/openapi/prose/people/invitations.ts').then(({ invitations }) => invitations),
    () => import('../contract/openapi/prose/people/unsubscribe.ts').then(({ unsubscribing }) => unsubscribing),
  ],
  [workgroupRoutes, () => import('../contract/openapi/prose/people/workgroups.ts').then(({ workgroups }) => workgroups)],
  [contactRoutes, () => import('../contract/openapi/prose/customers/contacts.ts').then(({ contacts }) => contacts)],
  [[...tagRoutes, ...workspaceTagRoutes], () => import('../contract/openapi/prose/customers/tags.ts').then(({ tags }) => tags)],
  [dealRoutes, () => import('../contract/openapi/prose/customers/deals.ts').then(({ deals }) => deals)],
  [caseRoutes, () => import('../contract/openapi/prose/customers/cases.ts').then(({ cases }) => cases)],
  [noteRoutes, () => import('../contract/openapi/prose/customers/notes.ts').then(({ notes }) => notes)],
  [
    projectRoutes,
    () => import('../contract/openapi/prose/projects/projects.ts').then(({ projects }) => projects),
    () => import('../contract/openapi/prose/customers/companies.ts').then(({ companies }) => companies),
  ],
  [messageRoutes, () => import('../contract/openapi/prose/projects/messages.ts').then(({ messages }) => messages)],
  [taskRoutes, () => import('../contract/openapi/prose/projects/tasks.ts').then(({ tasks }) => tasks)],
  [taskListRoutes, () => import('../contract/openapi/prose/projects/task-lists.ts').then(({ taskLists }) => taskLists)],
  [milestoneRoutes, () => import('../contract/openapi/prose/projects/milestones.ts').then(({ milestones }) => milestones)],
  [expenseRoutes, () => import('../contract/openapi/prose/projects/expenses.ts').then(({ expenses }) => expenses)],
  [fileRoutes, () => import('../contract/openapi/prose/projects/files.ts').then(({ files }) => files)],
  [writeboardRoutes, () => import('../contract/openapi/prose/projects/writeboards.ts').then(({ writeboards }) => writeboards)],
  [linkRoutes, () => import('../contract/openapi/prose/projects/links.ts').then(({ links }) => links)],
  [commentRoutes, () => import('../contract/openapi/prose/projects/comments.ts').then(({ comments }) => comments)],
  [categoryRoutes, () => import('../contract/openapi/prose/projects/categories.ts').then(({ categories }) => categories)],
  [
    namedCategoryRoutes,
    () => import('../contract/openapi/prose/workspace/workspace-categories.ts').then(({ workspaceCategories }) => workspaceCategories),
  ],
  [
    eventCategoryRoutes,
    () => import('../contract/openapi/prose/workspace/event-categories.ts').then(({ eventCategories }) => eventCategories),
  ],
  [recordingRoutes, () => import('../contract/openapi/prose/workspace/recordings.ts').then(({ recordings }) => recordings)],
  [outboxRoutes, () => import('../contract/openapi/prose/workspace/notifications.ts').then(({ notifications }) => notifications)],
  [eventRoutes, () => import('../contract/openapi/prose/workspace/events.ts').then(({ events }) => events)],
  [searchRoutes, () => import('../contract/openapi/prose/workspace/search.ts').then(({ search }) => search)],
  [changeRoutes, () => import('../contract/openapi/prose/workspace/changes.ts').then(({ changes }) => changes)],
]

/** Every route of the service. */
export const routes: Route[] = registered.flatMap(([own]) => own)

/** Loads every operation of the OpenAPI document. */
export const loadOperations = async (): Promise<Operation[]> => {
  const headings = await Promise.all(registered.flatMap(([, ...prose]) => prose.map((load) => load())))
  return headings.flatMap(operationsOf)
}

type GivenDeps = Omit<Deps, 'identity' | 'demo' | 'memory' | 'passwords'>

/** Creates the service as one web-standard handler below the path `base`. */
export const createService = (given: GivenDeps, base = '') => {
  const deps = { ...given, identity: { identify, requireKey }, demo, passwords: passwordsInTurn(given.secrets), memory: createBodyMemory() }
  return createApp(deps, { routes, loadOperations }, base)
}
