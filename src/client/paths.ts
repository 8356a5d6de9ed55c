import { addresses, shownAt } from '../addresses.ts'

const withId = (address: string) => (id: string) => address.replace(':id', id)

/** The paths of the app's pages, and of what opens on them. */
export const paths = {
  ...addresses,
  /** The page of a record of any resource; undefined if its kind has no page yet. */
  record: shownAt,
  contact: (id: string) => addresses.contact.replace(':id', id),
  /** Merges a contact with another one, which is chosen there unless it is given. */
  mergeContacts: (a: string, b?: string) => `${addresses.mergeContacts}?${new URLSearchParams({ a, ...(b && { b }) })}`,
  /** The contacts that an import has created or added to, by one of its changes. */
  importedBy: (changeId: string) => `/contacts?${new URLSearchParams({ import: changeId })}`,
  deal: (id: string) => addresses.deal.replace(':id', id),
  /** Opens the sheet for a new deal. */
  newDeal: '/deals?new',
  case: (id: string) => addresses.case.replace(':id', id),
  /** Opens the sheet for a new case. */
  newCase: '/cases?new',
  project: withId(addresses.project),
  /** The overview of a project with another start page. */
  projectOverview: withId(`${addresses.project}?overview`),
  projectMessages: withId(addresses.projectMessages),
  newMessage: withId(`${addresses.projectMessages}?new`),
  projectMilestones: withId(addresses.projectMilestones),
  projectTasks: withId(addresses.projectTasks),
  projectInbox: withId(addresses.projectInbox),
  projectExpenses: withId(addresses.projectExpenses),
  projectFiles: withId(addresses.projectFiles),
  projectWriteboards: withId(addresses.projectWriteboards),
  projectLinks: withId(addresses.projectLinks),
  projectPeople: withId(addresses.projectPeople),
  projectCategories: withId(addresses.projectCategories),
  message: withId(addresses.message),
  milestone: withId(addresses.milestone),
  task: withId(addresses.task),
  expense: withId(addresses.expense),
  file: withId(addresses.file),
  writeboard: withId(addresses.writeboard),
  link: withId(addresses.link),
  activeProjects: '/projects?status=active',
  /** Opens the sheet for a new project. */
  newProject: '/projects?new',
  /** Opens my tasks with the cursor in the line that adds one. */
  newTask: '/my-tasks?new',
  /** Opens the sheet for a new contact. */
  newContact: '/contacts?new',
  /** Opens the sheet with a name filled in. */
  newContactNamed: (name: string) => `/contacts?${new URLSearchParams({ new: name })}`,
  /** Opens a contact with the cursor in the note field. */
  newNote: (id: string) => `${addresses.contact.replace(':id', id)}?note`,
  /** Opens the user's own profile beside the list of people. */
  me: '/settings/people?you',
  invite: '/settings/people?new',
  newWorkgroup: '/settings/workgroups?new',
  newToken: '/settings/tokens?new',
} as const
