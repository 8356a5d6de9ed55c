import { partOfProject } from '../projects/part-of-project.ts'
import type { Row } from '../store/tables.ts'

/** Links are visible with their project. */
export const linkDefinition = partOfProject<Row<'links'>>({
  noun: 'link',
  titleOf: (row) => row.title,
  rights: { edit: 'participants' },
  links: { categoryId: 'categories' },
})
