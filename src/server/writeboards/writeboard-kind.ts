import { sql } from 'kysely'
import type { Kind } from '../kinds/kind.ts'
import { partOfProject } from '../projects/part-of-project.ts'
import type { WriteboardRevisionRow, WriteboardRow } from '../store/rows/projects.ts'

/** Writeboards are written by everybody who sees their project; each revision is kept. */
export const writeboardKind = partOfProject<WriteboardRow>({
  noun: 'writeboard',
  titleOf: (row) => row.title,
  editedBy: 'everyone',
  deletedBy: 'participants',
  links: { categoryId: 'categories' },
})

export const writeboardRevisionKind: Kind<WriteboardRevisionRow> = {
  noun: 'revision',
  titleOf: (row) => `Revision ${row.number}`,
  sees: (_, as, house) => sql<boolean>`exists (select 1 from writeboards as ${sql.ref(`${as}Board`)}
    where ${sql.ref(`${as}Board.accountId`)} = ${sql.ref(`${as}.accountId`)} and ${sql.ref(`${as}Board.id`)} = ${sql.ref(`${as}.writeboardId`)}
    and ${house.sees('writeboards', `${as}Board`)})`,
  editedBy: 'everyone',
  links: { writeboardId: 'writeboards' },
  derived: [],
}
