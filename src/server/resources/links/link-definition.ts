import type { Row } from '../../core/store/tables.ts'
import { inProject, partOfProject } from '../../core/visibility/part-of-project.ts'
import { seesPrivateInProject } from '../../core/visibility/private.ts'

/** Links are visible with their project, private ones only to colleagues. */
export const linkDefinition = partOfProject<Row<'links'>>({
  noun: 'link',
  titleOf: (row) => row.title,
  sees: seesPrivateInProject,
  rights: { edit: 'participants' },
  counted: { links: inProject() },
  links: { categoryId: 'categories' },
})
