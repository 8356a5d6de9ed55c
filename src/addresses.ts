/** The path below which the service answers. */
export const servicePath = '/api'

/** The path of every page, as the router and links in e-mails use it. */
export const addresses = {
  home: '/',
  contacts: '/contacts',
  contact: '/contacts/:id',
  mergeContacts: '/contacts/merge',
  importContacts: '/contacts/import',
  activity: '/activity',
  /** What was deleted and can be restored. */
  deleted: '/activity/deleted',
  /** What changed since the user last looked, one by one. */
  catchUp: '/catch-up',
  notifications: '/notifications',
  deals: '/deals',
  deal: '/deals/:id',
  cases: '/cases',
  case: '/cases/:id',
  projects: '/projects',
  project: '/projects/:id',
  projectMessages: '/projects/:id/messages',
  projectMilestones: '/projects/:id/milestones',
  projectTasks: '/projects/:id/tasks',
  projectInbox: '/projects/:id/inbox',
  projectExpenses: '/projects/:id/expenses',
  projectFiles: '/projects/:id/files',
  projectWriteboards: '/projects/:id/writeboards',
  projectLinks: '/projects/:id/links',
  projectPeople: '/projects/:id/people',
  projectCategories: '/projects/:id/categories',
  message: '/messages/:id',
  milestone: '/milestones/:id',
  expense: '/expenses/:id',
  file: '/files/:id',
  writeboard: '/writeboards/:id',
  link: '/links/:id',
  task: '/tasks/:id',
  /** The milestones of all projects. */
  milestones: '/milestones',
  myTasks: '/my-tasks',
  settings: '/settings',
  people: '/settings/people',
  /** The user's own profile, for clients, who cannot see the list of people. */
  details: '/settings/you',
  workgroups: '/settings/workgroups',
  categories: '/settings/categories',
  tags: '/settings/tags',
  /** The name and the currency of the workspace, for administrators. */
  workspace: '/settings/workspace',
  tokens: '/settings/tokens',
  /** The e-mails of the workspace, for administrators. */
  mail: '/settings/mail',
  appearance: '/settings/appearance',
  keys: '/settings/keys',
  signIn: '/sign-in',
  signUp: '/sign-up',
  /** Where an invited person sets a password. */
  invitation: '/invitation/:token',
  /** Where the link in an e-mail confirms that the address is one's own. */
  confirmation: '/confirmation/:token',
  /** Where the link in an e-mail asks whether to stop e-mails. */
  unsubscribe: '/unsubscribe/:token',
} as const

/** The page of one record, for the kinds that have one. */
export const pageOf: { [resource: string]: string | undefined } = {
  contacts: addresses.contact,
  deals: addresses.deal,
  cases: addresses.case,
  projects: addresses.project,
  files: addresses.file,
  writeboards: addresses.writeboard,
  milestones: addresses.milestone,
  expenses: addresses.expense,
  links: addresses.link,
  messages: addresses.message,
  tasks: addresses.task,
}

/** The path of a record's page; undefined if its kind has no page yet. */
export const shownAt = (resource: string, id: string) => pageOf[resource]?.replace(':id', id)
