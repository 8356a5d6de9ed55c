import { fold } from '../../contract/fold.ts'
import type { Kind } from '../kinds/kind.ts'
import type { ProjectColumns, ProjectRow } from '../store/rows/projects.ts'
import { seesProjectBy } from '../visibility/visibility.ts'

/** Projects: the account's own people see all, clients those that their company takes part in; administrators write them. */
export const projectKind: Kind<ProjectRow> = {
  noun: 'project',
  titleOf: (row) => row.name,
  titleColumns: ['name'],
  sees: (actor, as) => seesProjectBy(actor, as, 'id'),
  showed: (actor, row) => actor.role !== 'client' || (JSON.parse(row.companies) as string[]).includes(actor.companyId),
  editedBy: 'administrators',
  recorded: 'all',
  searched: (row) => row.name,
  links: { categoryId: 'projectCategories', contactId: 'contacts' },
  linkLists: { companies: 'contacts' },
  project: 'id',
  columns: (row) => ({ sortKey: fold(row.name) }),
  columnNames: ['sortKey'] satisfies (keyof ProjectColumns)[],
  derived: [
    {
      table: 'projectCompanies',
      owner: (row) => ({ projectId: row.id }),
      rows: (row) => (JSON.parse(row.companies) as string[]).map((companyId) => ({ companyId })),
    },
  ],
}
