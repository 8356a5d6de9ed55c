import type { Action, Verb } from '../../../contract/actions.ts'
import type { Resource } from '../../../contract/resources.ts'

/** What people call one record of each resource. */
export const resourceNouns: Readonly<Record<Resource, string>> = {
  contacts: 'contact',
  deals: 'deal',
  dealCategories: 'deal category',
  cases: 'case',
  notes: 'note',
  comments: 'comment',
  workgroups: 'workgroup',
  users: 'person',
  files: 'file',
  projects: 'project',
  projectCategories: 'project category',
  expenseCategories: 'expense category',
  categories: 'category',
  messages: 'message',
  expenses: 'expense',
  milestones: 'milestone',
  writeboards: 'writeboard',
  writeboardRevisions: 'revision',
  links: 'link',
  taskLists: 'task list',
  tasks: 'task',
  eventCategories: 'event category',
}

/** What somebody did to a record, before "the case" or "this case". */
export const verbWords: Readonly<Record<Verb, string>> = {
  created: 'created',
  updated: 'updated',
  deleted: 'deleted',
  restored: 'restored',
  merged: 'merged',
  imported: 'imported',
  tagged: 'tagged',
  untagged: 'untagged',
  uploaded: 'uploaded',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
  reopened: 'reopened',
  completed: 'completed',
  started: 'started',
  stopped: 'stopped',
  done: 'completed',
  assigned: 'assigned',
  moved: 'moved',
  reordered: 'reordered',
  announced: 'announced',
  shared: 'shared',
  unshared: 'unshared',
  archived: 'archived',
  reactivated: 'reactivated',
  invited: 'invited',
  joined: 'joined',
  'given a new password': 'set a new password for',
}

/** Sentences that do not have the form "updated the case". */
const special: Partial<Record<Resource, Partial<Record<Verb, string>>>> = {
  projects: {
    announced: 'changed the announcement',
    shared: 'shared the project with a company',
    unshared: 'removed a company from the project',
  },
  users: { joined: 'joined the workspace', 'given a new password': 'set a new password' },
}

/** Returns "updated the case", and "undid a change" for a change that undid another. `resource` is empty if it is not about a record. */
export const actionSentence = ({ verb, step }: Action, resource: Resource | ''): string => {
  if (step !== 'do') return step === 'undo' ? 'undid a change' : 'redid a change'
  if (resource === '') return verb === 'imported' ? 'imported contacts' : 'made a change'
  if (verb === undefined) return `changed the ${resourceNouns[resource]}`
  return special[resource]?.[verb] ?? `${verbWords[verb]} the ${resourceNouns[resource]}`
}
