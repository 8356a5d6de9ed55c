import { sql } from 'kysely'
import { excerpt } from '../../core/html/excerpt.ts'
import type { ResourceDefinition } from '../../core/store/definitions/resource-definition.ts'
import type { CommentRow } from '../../core/store/tables.ts'
import { commentable } from '../../core/visibility/commentable.ts'
import { seesPrivate } from '../../core/visibility/private.ts'
import { seesAbove } from '../files/sees-files.ts'

/** Selects the record that a comment is on. */
const parentOf = (as: string) => sql`select ${sql.ref(`${as}.resourceKind`)}, ${sql.ref(`${as}.resourceId`)}`

/** Comments are visible with the record they are on, and private ones only to colleagues. */
export const commentDefinition: ResourceDefinition<CommentRow> = {
  noun: 'comment',
  titleOf: (row) => excerpt(row.body),
  sees: (actor, as, context) => sql<boolean>`(${seesPrivate(actor, as)} and ${seesAbove(actor, as, parentOf(as), context)})`,
  rights: { edit: 'author' },
  recorded: 'all',
  links: { projectId: 'projects', revisionId: 'writeboardRevisions' },
  project: 'projectId',
  parent: { kind: 'resourceKind', id: 'resourceId', tables: commentable },
  attachments: 'attachments',
}
