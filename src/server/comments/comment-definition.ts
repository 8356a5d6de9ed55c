import { sql } from 'kysely'
import { excerpt } from '../html/excerpt.ts'
import type { ParentColumns, ResourceDefinition } from '../resources/resource-definition.ts'
import type { CommentRow, TableName } from '../store/tables.ts'
import { seesParent } from '../visibility/visibility.ts'
import { seesPrivate } from './private.ts'

/** The tables whose rows can have comments. */
export const commentable: TableName[] = ['notes', 'files', 'messages', 'milestones', 'writeboards', 'links', 'tasks']
const parent: ParentColumns<CommentRow> = { kind: 'resourceKind', id: 'resourceId', tables: commentable }

/**
 * Comments are visible with the record they are on, and private ones only to colleagues. Files decide for themselves through which comments
 * they are visible.
 */
export const commentDefinition: ResourceDefinition<CommentRow> = {
  noun: 'comment',
  titleOf: (row) => excerpt(row.body),
  sees: (actor, as, context) => sql<boolean>`(${seesPrivate(actor, as)} and ${seesParent(as, parent, context)})`,
  rights: { edit: 'author' },
  recorded: 'all',
  links: { projectId: 'projects', revisionId: 'writeboardRevisions' },
  project: 'projectId',
  parent,
  attachments: 'attachments',
}
