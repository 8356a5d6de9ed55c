import type { Kind } from '../kinds/kind.ts'
import type { LinkRow } from '../store/rows/projects.ts'
import { seesProject } from '../visibility/visibility.ts'

/** Links of a project, read by who sees that. */
export const linkKind: Kind<LinkRow> = {
  noun: 'link',
  titleOf: (row) => row.title,
  sees: seesProject,
  editedBy: 'participants',
  links: { projectId: 'projects', categoryId: 'categories' },
  project: 'projectId',
  derived: [],
}
