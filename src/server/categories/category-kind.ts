import { uniqueName } from '../kinds/names.ts'
import { partOfProject } from '../projects/part-of-project.ts'
import type { CategoryRow } from '../store/rows/projects.ts'

/** Categories of a project: read by who sees that, written by the account's own people. */
export const categoryKind = partOfProject<CategoryRow>({
  noun: 'category',
  titleOf: (row) => row.name,
  editedBy: 'colleagues',
  unique: uniqueName('projectId', 'type'),
})
