import { partOfProject } from '../projects/part-of-project.ts'
import type { LinkRow } from '../store/rows/projects.ts'

/** Links of a project, read by who sees that. */
export const linkKind = partOfProject<LinkRow>({
  noun: 'link',
  titleOf: (row) => row.title,
  editedBy: 'participants',
  links: { categoryId: 'categories' },
})
