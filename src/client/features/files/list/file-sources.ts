import { userSource } from '../../../kit/people/user-source.ts'
import type { FieldSources } from '../../../kit/search/field-source.ts'
import { categorySource } from '../../categories/category-source.ts'
import { categorySetOf } from '../../categories/project-categories.ts'

/** The data of the filters of a project's files. */
export const fileSources = (projectId: string): FieldSources => ({
  category: categorySource(categorySetOf(projectId, 'file')),
  author: userSource(({ active }) => active),
})
