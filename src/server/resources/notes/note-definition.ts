import { sql } from 'kysely'
import { excerpt } from '../../core/html/excerpt.ts'
import type { ParentColumns, ResourceDefinition } from '../../core/store/definitions/resource-definition.ts'
import type { NoteRow } from '../../core/store/tables.ts'
import { seesByAcl, seesParent } from '../../core/visibility/visibility.ts'

const parent: ParentColumns<NoteRow> = { kind: 'ownerKind', id: 'ownerId', tables: ['contacts', 'deals', 'cases'] }

/** Notes have their own visibility, within that of their record. */
export const noteDefinition: ResourceDefinition<NoteRow> = {
  noun: 'note',
  titleOf: (row) => excerpt(row.body),
  sees: (actor, as, context) => sql<boolean>`(${seesByAcl(actor, as)} and ${seesParent(as, parent, context)})`,
  rights: { edit: 'author' },
  recorded: 'all',
  links: { groupId: 'workgroups' },
  parent,
  attachments: 'attachments',
}
