import { sql } from 'kysely'
import { seesPrivate } from '../comments/private.ts'
import type { Kind } from '../kinds/kind.ts'
import type { MessageRow } from '../store/rows/projects.ts'
import { seesProject } from '../visibility/visibility.ts'

/** Messages: where their project is seen; private ones by the account's own people. */
export const messageKind: Kind<MessageRow> = {
  noun: 'message',
  titleOf: (row) => row.title,
  sees: (actor, as) => sql<boolean>`(${seesPrivate(actor, as)} and ${seesProject(actor, as)})`,
  editedBy: 'participants',
  recorded: 'all',
  searched: (row) => row.title,
  links: { projectId: 'projects', categoryId: 'categories', milestoneId: 'milestones' },
  linkLists: { subscribers: 'users' },
  project: 'projectId',
  attachments: 'attachments',
  derived: [],
}
