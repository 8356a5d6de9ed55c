import type { FieldSources } from '../../../kit/search/field-source.ts'
import { sourceByName } from '../../../kit/search/find-by-name.ts'
import { categoryQuery, projectCategorySet } from '../../categories/category-sets.ts'
import { projectQueries } from '../project-queries.ts'

/** The data of the filters of projects: the companies that a project can be shared with, and the workspace's categories. */
export const projectSources: FieldSources = {
  company: sourceByName((client) => client.fetchQuery(projectQueries.allCompanies())),
  category: sourceByName((client) => client.fetchQuery(categoryQuery(projectCategorySet))),
}
