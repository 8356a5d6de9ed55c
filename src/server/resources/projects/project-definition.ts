import { normalizeForSearch } from '../../../contract/normalize-for-search.ts'
import type { ResourceDefinition } from '../../core/store/definitions/resource-definition.ts'
import type { DerivedColumns, ProjectRow } from '../../core/store/tables.ts'
import { seesProjectBy } from '../../core/visibility/visibility.ts'

/** Colleagues see all projects, clients those of their company. Administrators edit them. */
export const projectDefinition: ResourceDefinition<ProjectRow> = {
  noun: 'project',
  titleOf: (row) => row.name,
  sees: (actor, as) => seesProjectBy(actor, as, 'id'),
  saw: (actor, row) => actor.role !== 'client' || row.companies.includes(actor.companyId),
  rights: { edit: 'administrators' },
  recorded: 'all',
  searched: ['name'],
  links: { categoryId: 'projectCategories', contactId: 'contacts', companies: ['contacts'] },
  project: 'id',
  derived: {
    columns: { sortKey: (row) => normalizeForSearch(row.name) } satisfies DerivedColumns<'projects'>,
    tables: [
      {
        table: 'projectCompanies',
        owner: (row) => ({ projectId: row.id }),
        rows: (row) => row.companies.map((companyId) => ({ companyId })),
      },
    ],
  },
}
