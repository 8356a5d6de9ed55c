import type { AnyProse } from '../contract/openapi/prose/prose.ts'
import { type Operation, operationsOf } from '../contract/operations.ts'
import { eventRoutes } from './across/events/events.ts'
import { recordingRoutes } from './across/feed/recordings.ts'
import { changeRoutes } from './across/history/changes.ts'
import { checkStore as checkAll, type Progress } from './across/maintenance/check/check.ts'
import { prune as pruneAll } from './across/maintenance/pruning/prune.ts'
import { outboxRoutes } from './across/notifications/outbox.ts'
import { searchRoutes } from './across/search/search.ts'
import type { Deps } from './core/deps.ts'
import type { Hooks } from './core/hooks.ts'
import { createApp } from './core/http/app.ts'
import { createBodyMemory } from './core/http/bodies/memory.ts'
import type { Route } from './core/http/call.ts'
import { createStore, type StoreOptions } from './core/store/create-store.ts'
import { openDefinitions } from './core/store/definitions/definitions.ts'
import type { Connections, Store } from './core/store/store.ts'
import { demo } from './demo/demo.ts'
import { caseDefinition } from './resources/cases/case-definition.ts'
import { caseRoutes } from './resources/cases/cases.ts'
import { categoryRoutes } from './resources/categories/categories.ts'
import { categoryDefinition } from './resources/categories/category-definition.ts'
import { commentDefinition } from './resources/comments/comment-definition.ts'
import { commentRoutes } from './resources/comments/comments.ts'
import { contactDefinition } from './resources/contacts/contact-definition.ts'
import { contactRoutes } from './resources/contacts/contacts.ts'
import { findOtherwise } from './resources/contacts/find/find-otherwise.ts'
import { dealDefinition } from './resources/deals/deal-definition.ts'
import { dealRoutes } from './resources/deals/deals.ts'
import { eventCategoryRoutes } from './resources/event-categories/event-categories.ts'
import { eventCategoryDefinition } from './resources/event-categories/event-category-definition.ts'
import { expenseDefinition } from './resources/expenses/expense-definition.ts'
import { expenseRoutes } from './resources/expenses/expenses.ts'
import { fileDefinition } from './resources/files/file-definition.ts'
import { fileRoutes } from './resources/files/files.ts'
import { removeUnusedFiles } from './resources/files/unused-files.ts'
import { linkDefinition } from './resources/links/link-definition.ts'
import { linkRoutes } from './resources/links/links.ts'
import { messageDefinition } from './resources/messages/message-definition.ts'
import { messageRoutes } from './resources/messages/messages.ts'
import { milestoneDefinition } from './resources/milestones/milestone-definition.ts'
import { milestoneRoutes } from './resources/milestones/milestones.ts'
import { namedCategoryRoutes } from './resources/named-categories/named-categories.ts'
import { namedCategoryDefinition } from './resources/named-categories/named-category-definition.ts'
import { noteDefinition } from './resources/notes/note-definition.ts'
import { noteRoutes } from './resources/notes/notes.ts'
import { peopleRoutes } from './resources/people/people-routes.ts'
import { endKeysOfInactive } from './resources/people/sign-in/access-keys.ts'
import { addressFaults, repairAddresses } from './resources/people/sign-in/check-addresses.ts'
import { identify, requireKey } from './resources/people/sign-in/identify.ts'
import { passwordsInTurn } from './resources/people/sign-in/passwords-in-turn.ts'
import { notForClient } from './resources/people/step-back.ts'
import { unsubscribeRoutes } from './resources/people/unsubscribe-routes.ts'
import { userDefinition } from './resources/people/user-definition.ts'
import { projectDefinition } from './resources/projects/project-definition.ts'
import { projectRoutes } from './resources/projects/projects.ts'
import { tagRoutes } from './resources/tags/tags.ts'
import { workspaceTagRoutes } from './resources/tags/workspace-tags.ts'
import { taskListDefinition } from './resources/task-lists/task-list-definition.ts'
import { taskListRoutes } from './resources/task-lists/task-lists.ts'
import { taskDefinition } from './resources/tasks/task-definition.ts'
import { taskFaults } from './resources/tasks/task-faults.ts'
import { taskRoutes } from './resources/tasks/tasks.ts'
import { workgroupDefinition } from './resources/workgroups/workgroup-definition.ts'
import { workgroupRoutes } from './resources/workgroups/workgroups.ts'
import { writeboardDefinition, writeboardRevisionDefinition } from './resources/writeboards/writeboard-definition.ts'
import { writeboardRoutes } from './resources/writeboards/writeboards.ts'

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

/** What shared code calls of the resources. */
const hooks: Hooks = {
  contacts: { searchMore: findOtherwise },
  users: { notForClient, undone: endKeysOfInactive, faultsIn: addressFaults, prune: repairAddresses },
  tasks: { faultsIn: taskFaults },
  files: { prune: removeUnusedFiles },
}

/** Creates the store of the service on a database. */
export const openStore = (connections: Connections, capacity: StoreOptions['capacity'], clock: StoreOptions['clock']) =>
  createStore(connections, { definitions, capacity, clock })

/** Checks the whole database: references, unique values, derived data, counters, and the rules of each resource. Returns a sentence for each fault. */
export const checkStore = (store: Store, progress?: Progress) => checkAll(store, hooks, progress)

/** Deletes expired data. */
export const prune = (store: Store, now: Date, undoDays: number) => pruneAll(store, hooks, now, undoDays)

/** The routes of each resource with their prose, in the order of the API reference. Prose is long, and loaded only for the reference. */
const registered: [routes: Route[], ...prose: (() => Promise<AnyProse>)[]][] = [
  [
    [...peopleRoutes, ...unsubscribeRoutes],
    () => import('../contract/openapi/prose/people/sessions.ts').then(({ sessions }) => sessions),
    () => import('../contract/openapi/prose/people/tokens.ts').then(({ tokens }) => tokens),
    () => import('../contract/openapi/prose/people/accounts.ts').then(({ accounts }) => accounts),
    () => import('../contract/openapi/prose/people/users.ts').then(({ users }) => users),
    () => import('../contract/openapi/prose/people/invitations.ts').then(({ invitations }) => invitations),
    () => import('../contract/openapi/prose/people/confirmations.ts').then(({ confirming }) => confirming),
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

type GivenDeps = Omit<Deps, 'identity' | 'demo' | 'hooks' | 'memory' | 'passwords'>

/** Creates the service as one web-standard handler below the path `base`. */
export const createService = (given: GivenDeps, base = '') => {
  const deps = {
    ...given,
    identity: { identify, requireKey },
    demo,
    hooks,
    passwords: passwordsInTurn(given.secrets),
    memory: createBodyMemory(),
  }
  return createApp(deps, { routes, loadOperations }, base)
}
