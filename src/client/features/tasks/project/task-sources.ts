import { useMemo } from 'react'
import { findAmong, responsibleSource } from '../../../kit/people/responsible.ts'
import type { FieldSources } from '../../../kit/search/field-source.ts'
import { milestoneSourceOf } from '../../../records/milestones/milestone-resource.ts'
import { useProjectPeople } from '../../projects/project-people.ts'

/** The data of the filters of a project's tasks. */
export const useTaskSources = (projectId: string): FieldSources => {
  const { people } = useProjectPeople(projectId)
  return useMemo(
    () => ({
      responsible: {
        find: async (_, term) => findAmong(people, term),
        name: responsibleSource.name,
      },
      milestone: milestoneSourceOf(projectId),
    }),
    [people, projectId],
  )
}
