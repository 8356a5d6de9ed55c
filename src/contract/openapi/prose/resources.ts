import type { Headings, Operation } from '../../operations.ts'
import { cases } from './customers/cases.ts'
import { companies } from './customers/companies.ts'
import { contacts } from './customers/contacts.ts'
import { deals } from './customers/deals.ts'
import { notes } from './customers/notes.ts'
import { tags } from './customers/tags.ts'
import { accounts } from './people/accounts.ts'
import { invitations } from './people/invitations.ts'
import { sessions } from './people/sessions.ts'
import { tokens } from './people/tokens.ts'
import { users } from './people/users.ts'
import { workgroups } from './people/workgroups.ts'
import { categories } from './projects/categories.ts'
import { comments } from './projects/comments.ts'
import { expenses } from './projects/expenses.ts'
import { files } from './projects/files.ts'
import { links } from './projects/links.ts'
import { messages } from './projects/messages.ts'
import { milestones } from './projects/milestones.ts'
import { projects } from './projects/projects.ts'
import { taskLists } from './projects/task-lists.ts'
import { tasks } from './projects/tasks.ts'
import { writeboards } from './projects/writeboards.ts'
import type { AnyCallProse, AnyProse, Prose } from './prose.ts'
import { changes } from './workspace/changes.ts'
import { eventCategories } from './workspace/event-categories.ts'
import { events } from './workspace/events.ts'
import { notifications } from './workspace/notifications.ts'
import { recordings } from './workspace/recordings.ts'
import { search } from './workspace/search.ts'
import { workspaceCategories } from './workspace/workspace-categories.ts'

const said: { readonly [Heading in keyof Headings]: Prose<Headings[Heading]> } = {
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

/** The prose of every heading, in the order of the reference. */
export const resources: Readonly<Record<keyof Headings, AnyProse>> = said

/** Returns the prose of an operation. */
export const proseOf = ({ name, heading }: Pick<Operation, 'name' | 'heading'>): AnyCallProse => {
  const words = resources[heading].calls[name]
  if (!words) throw new Error(`${name} has no description`)
  return words
}
