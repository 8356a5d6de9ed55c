import { sql } from 'kysely'
import type { ResourceDefinition } from '../../core/store/definitions/resource-definition.ts'
import type { Row } from '../../core/store/tables.ts'
import { inProject, partOfProject } from '../../core/visibility/part-of-project.ts'
import { seesPrivateInProject } from '../../core/visibility/private.ts'

/** Everyone with access to the project edits its writeboards, private ones only colleagues. Each revision is kept. */
export const writeboardDefinition = partOfProject<Row<'writeboards'>>({
  noun: 'writeboard',
  titleOf: (row) => row.title,
  sees: seesPrivateInProject,
  rights: { edit: 'everyone', delete: 'participants' },
  counted: { writeboards: inProject() },
  links: { categoryId: 'categories' },
})

export const writeboardRevisionDefinition: ResourceDefinition<Row<'writeboardRevisions'>> = {
  noun: 'revision',
  titleOf: (row) => `Revision ${row.number}`,
  sees: (_, as, context) => sql<boolean>`exists (select 1 from writeboards as ${sql.ref(`${as}Board`)}
    where ${sql.ref(`${as}Board.accountId`)} = ${context.accountId} and ${sql.ref(`${as}Board.id`)} = ${sql.ref(`${as}.writeboardId`)}
    and ${context.sees('writeboards', `${as}Board`)})`,
  rights: { edit: 'everyone' },
  links: { writeboardId: 'writeboards' },
}
