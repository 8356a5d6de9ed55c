import { sql } from 'kysely'
import { seesPrivate } from '../comments/private.ts'
import { partOfProject } from '../projects/part-of-project.ts'
import type { MessageRow } from '../store/rows/projects.ts'
import { seesProject } from '../visibility/visibility.ts'

/** Messages: where their project is seen; private ones by the account's own people. */
export const messageKind = partOfProject<MessageRow>({
  noun: 'message',
  titleOf: (row) => row.title,
  titleColumns: ['title'],
  sees: (actor, as) => sql<boolean>`(${seesPrivate(actor, as)} and ${seesProject(actor, as)})`,
  editedBy: 'participants',
  recorded: 'all',
  searched: (row) => row.title,
  links: { categoryId: 'categories', milestoneId: 'milestones' },
  linkLists: { subscribers: 'users' },
  attachments: 'attachments',
})
