import type { Task } from '../../../../contract/projects/tasks.ts'
import type { DueDays } from '../../../kit/due/due-days.ts'
import { unassigned } from '../../../kit/people/responsible.ts'
import { choiceField, flagField, recordField } from '../../../kit/search/fields.ts'
import { type SearchOf, searchFields } from '../../../kit/search/search-fields.ts'

/** How the tasks of a project are filtered. Their order is that of their lists. */
export const projectTaskSearch = searchFields({
  fields: {
    responsible: recordField({ param: 'responsible', label: 'Responsible', placeholder: 'Find a person', none: unassigned }),
    due: choiceField({
      param: 'due',
      label: 'Due',
      options: [
        { value: 'late', label: 'Late' },
        { value: 'today', label: 'Today' },
        { value: 'tomorrow', label: 'Tomorrow' },
        { value: 'this week', label: 'This week' },
        { value: 'next week', label: 'Next week' },
        { value: 'none', label: 'Without a date' },
      ],
    }),
    milestone: recordField({ param: 'milestone', label: 'Milestone', placeholder: 'Find a milestone' }),
    files: flagField({ param: 'files', label: 'With files', empty: { title: 'No task has files', text: '' } }),
  },
  sorts: [{ value: 'position', label: 'Order of the list' }],
})

export type ProjectTaskSearch = SearchOf<typeof projectTaskSearch>

/** What the filters look at. */
export type FilteredTask = Pick<Task, 'responsibles' | 'dueDate' | 'attachments' | 'taskListId'>

/** Whether a task of a list with this milestone passes the filters. */
export const isMatch = (search: ProjectTaskSearch, task: FilteredTask, milestoneId: string | undefined, days: DueDays): boolean => {
  const { responsible, due, milestone, files } = search
  const { responsibles, dueDate, attachments } = task
  if (responsible === unassigned && responsibles.length > 0) return false
  if (responsible && responsible !== unassigned && !responsibles.includes(responsible)) return false
  if (due === 'none' && dueDate !== '') return false
  if (due === 'late' && !days.isLate(dueDate)) return false
  if (due && due !== 'none' && due !== 'late' && (dueDate === '' || days.bucketOf(dueDate) !== due)) return false
  if (milestone && milestoneId !== milestone) return false
  return !files || attachments.length > 0
}
