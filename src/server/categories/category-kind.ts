import type { Kind } from '../kinds/kind.ts'
import type { CategoryRow } from '../store/rows/projects.ts'
import { seesProject } from '../visibility/visibility.ts'

/** Categories of a project: read by who sees that, written by the account's own people. */
export const categoryKind: Kind<CategoryRow> = {
  noun: 'category',
  titleOf: (row) => row.name,
  sees: seesProject,
  editedBy: 'colleagues',
  links: { projectId: 'projects' },
  project: 'projectId',
  derived: [],
}
