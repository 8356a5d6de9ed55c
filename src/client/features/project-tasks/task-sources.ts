import { useMemo } from 'react'
import { findNormalized } from '../../../contract/normalize-for-search.ts'
import { unassigned } from '../../kit/people/responsible.ts'
import type { FieldSources } from '../../kit/search/field-source.ts'
import { readMilestonesOf } from '../milestones/milestone-resource.ts'
import { useProjectPeople } from '../projects/project-people.ts'

/** The data of the filters of a project's tasks. */
export const useTaskSources = (projectId: string): FieldSources => {
  const { people } = useProjectPeople(projectId)
  return useMemo(() => {
    const named = [...people.map(({ id, name }) => ({ id, label: name })), { id: unassigned, label: 'Nobody responsible' }]
    return {
      responsible: {
        find: async (_, term) => named.filter(({ label }) => term === '' || findNormalized(label, term)),
        name: async (_, id) => (id === unassigned ? 'nobody' : (named.find((person) => person.id === id)?.label ?? '…')),
      },
      milestone: {
        find: async (client, term) => {
          const milestones = await readMilestonesOf(client, projectId)
          return milestones.filter(({ title }) => term === '' || findNormalized(title, term)).map(({ id, title }) => ({ id, label: title }))
        },
        name: async (client, id) => (await readMilestonesOf(client, projectId)).find((each) => each.id === id)?.title ?? '…',
      },
    }
  }, [people, projectId])
}
