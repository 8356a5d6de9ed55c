import { sql } from 'kysely'
import type { Kind } from '../kinds/kind.ts'
import type { WriteboardRevisionRow, WriteboardRow } from '../store/rows/projects.ts'
import { seesProject } from '../visibility/visibility.ts'

/** Writeboards are written by everybody who sees their project; each revision is kept. */
export const writeboardKind: Kind<WriteboardRow> = {
  noun: 'writeboard',
  titleOf: (row) => row.title,
  sees: seesProject,
  editedBy: 'everyone',
  deletedBy: 'participants',
  links: { projectId: 'projects', categoryId: 'categories' },
  project: 'projectId',
  derived: [],
}

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
