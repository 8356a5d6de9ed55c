import { useQuery } from '@tanstack/react-query'
import type { Project, ProjectChange } from '../../../contract/projects/projects.ts'
import { type RecordEdit, useRecordEdit } from '../../kit/record/use-record-edit.ts'
import type { Versioned } from '../../kit/resource/resource.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { categoryQuery, projectCategorySet } from '../categories/category-sets.ts'
import { projectResource } from './project-resource.ts'

export type ProjectEdit = RecordEdit<Project, ProjectChange>

/** The edits of a project; undefined for people who are not administrators. */
export const useProjectEdit = (project: Versioned<Project>): ProjectEdit | undefined => {
  const { data: categories } = useQuery({ ...categoryQuery(projectCategorySet), enabled: false })
  const edit = useRecordEdit(projectResource, project, (id) => categories?.find((category) => category.id === id)?.name)
  return useMe().role === 'admin' ? edit : undefined
}
