import type { MilestoneFilter } from '../../../../contract/projects/milestones.ts'
import { responsibleFilter, unassigned } from '../../../kit/people/responsible.ts'
import { choiceField, recordField } from '../../../kit/search/fields.ts'
import { type SearchOf, searchFields } from '../../../kit/search/search-fields.ts'
import type { Milestone } from '../../../records/milestones/milestone-resource.ts'
import { stateOf } from '../milestone-words.ts'

/** How milestones are filtered. They are always sorted by date. */
export const milestoneSearch = searchFields({
  fields: {
    status: choiceField({
      param: 'status',
      label: 'Status',
      all: 'All',
      options: [
        { value: 'late', label: 'Late' },
        { value: 'upcoming', label: 'Upcoming' },
        { value: 'completed', label: 'Completed' },
      ] satisfies { value: MilestoneFilter; label: string }[],
    }),
    project: recordField({ param: 'project', label: 'Project', placeholder: 'Find a project' }),
    responsible: responsibleFilter,
  },
  sorts: [{ value: 'deadline', label: 'Date' }],
})

export type MilestoneSearch = SearchOf<typeof milestoneSearch>

/** Whether a search finds a milestone. `today` is the day of the person who looks. */
export const isMatch = ({ status, project, responsible }: MilestoneSearch, milestone: Milestone, today: string): boolean =>
  (status === undefined || stateOf(milestone, today) === status) &&
  (project === undefined || milestone.projectId === project) &&
  (responsible === undefined || (milestone.responsibleId ?? unassigned) === responsible)
