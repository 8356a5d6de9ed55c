import type { Row } from '../../core/store/tables.ts'
import { partOfProject } from '../../core/visibility/part-of-project.ts'
import { seesPrivateInProject } from '../../core/visibility/private.ts'

/** Links are visible with their project, private ones only to colleagues. */
export const linkDefinition = partOfProject<Row<'links'>>({
  noun: 'link',
  titleOf: (row) => row.title,
  sees: seesPrivateInProject,
  rights: { edit: 'participants' },
  links: { categoryId: 'categories' },
})
