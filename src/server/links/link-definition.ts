import { partOfProject } from '../projects/part-of-project.ts'
import type { LinkRow } from '../store/rows/projects.ts'

/** Links are visible with their project. */
export const linkDefinition = partOfProject<LinkRow>({
  noun: 'link',
  titleOf: (row) => row.title,
  rights: { edit: 'participants' },
  links: { categoryId: 'categories' },
})
