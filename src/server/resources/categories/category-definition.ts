import { uniqueName } from '../../core/rows/names.ts'
import type { CategoryRow } from '../../core/store/tables.ts'
import { partOfProject } from '../../core/visibility/part-of-project.ts'

/** Categories of a project: everyone with access to the project reads them, colleagues write them. */
export const categoryDefinition = partOfProject<CategoryRow>({
  noun: 'category',
  titleOf: (row) => row.name,
  rights: { edit: 'colleagues' },
  unique: uniqueName('projectId', 'type'),
})
