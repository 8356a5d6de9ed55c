import { sql } from 'kysely'
import { normalizeForSearch } from '../../../contract/normalize-for-search.ts'
import type { ResourceDefinition } from '../../core/store/definitions/resource-definition.ts'
import type { DerivedColumns, FileRow } from '../../core/store/tables.ts'
import { seesPrivate } from '../../core/visibility/private.ts'
import { filesOfProject, ownersOf, seesAbove, seesItself } from './sees-files.ts'

/** Files are visible with the records that they are attached to, private ones only to colleagues. */
export const fileDefinition: ResourceDefinition<FileRow> = {
  noun: 'file',
  titleOf: (row) => row.name,
  sees: (actor, as, context) =>
    sql<boolean>`(${seesPrivate(actor, as)}
      and (${seesItself(actor, as)} or ${seesAbove(actor, as, ownersOf(actor, sql`"fileUses" u`, sql.ref(`${as}.id`)), context)}))`,
  rights: { edit: 'everyone', delete: 'author', history: 'author' },
  links: { projectId: 'projects', categoryId: 'categories' },
  project: 'projectId',
  searched: ['name'],
  counted: {
    files: (actor, projectId, { attachedIn }) => sql`id in (${filesOfProject(actor, projectId, attachedIn(projectId))})`,
  },
  derived: {
    columns: { sortKey: (row) => normalizeForSearch(row.name) } satisfies DerivedColumns<'files'>,
  },
}
