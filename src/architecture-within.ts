/** Which domain of the app may build on which. What domains need of each other all round is in `client/records`. */
export const features: Record<string, string[]> = {
  cases: ['tasks'],
  categories: [],
  contacts: ['cases', 'deals', 'tasks'],
  deals: ['categories', 'projects', 'tasks'],
  expenses: ['categories', 'projects'],
  feed: ['messages', 'projects', 'tasks'],
  files: ['categories', 'projects'],
  links: ['categories', 'projects'],
  messages: ['categories', 'projects'],
  milestones: ['projects', 'tasks'],
  overview: ['categories', 'feed', 'projects', 'tasks'],
  people: [],
  projects: ['categories', 'people'],
  session: [],
  settings: ['categories', 'contacts', 'people', 'projects'],
  tasks: ['projects'],
  today: ['cases', 'deals', 'feed', 'tasks'],
  writeboards: ['categories', 'projects'],
}

/** Which record of the app may build on which. */
export const records: Record<string, string[]> = {
  contacts: [],
  milestones: [],
}

/** Which resource of the service may build on which. */
export const resources: Record<string, string[]> = {
  cases: ['files', 'involved'],
  categories: [],
  comments: ['files', 'project-access', 'writeboards'],
  contacts: ['files', 'involved', 'notes', 'project-access', 'tags', 'tasks'],
  deals: ['files', 'involved'],
  'event-categories': ['named-categories'],
  expenses: [],
  files: ['categories'],
  involved: ['files'],
  links: ['categories'],
  messages: ['categories', 'files', 'milestones', 'project-access'],
  milestones: ['project-access'],
  'named-categories': [],
  notes: ['comments', 'files'],
  people: ['contacts', 'milestones', 'project-access', 'tasks'],
  'project-access': ['involved'],
  projects: ['people', 'project-access', 'task-lists'],
  tags: [],
  'task-lists': ['milestones', 'tasks'],
  tasks: ['files'],
  workgroups: [],
  writeboards: ['categories'],
}
