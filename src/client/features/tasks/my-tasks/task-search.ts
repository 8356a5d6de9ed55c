import type { TaskGroup, TaskSort, TaskView } from '../../../../contract/projects/tasks.ts'
import { choiceField, recordField, termField } from '../../../kit/search/fields.ts'
import { type SearchOf, type SortOption, searchFields } from '../../../kit/search/search-fields.ts'
import type { TaskSearch } from '../task-resource.ts'

const sorts = [
  { value: 'due_date', label: 'Due date' },
  { value: 'start_date', label: 'Start date' },
  { value: 'creation_date', label: 'Date created' },
  { value: 'priority', label: 'Priority' },
  { value: 'estimated_time', label: 'Estimated time' },
] as const satisfies SortOption<TaskSort>[]

/** How my tasks are viewed, filtered, grouped and sorted. */
export const taskSearch = searchFields({
  fields: {
    term: termField({ label: 'Filter tasks' }),
    of: choiceField({
      param: 'of',
      label: 'Tasks',
      all: 'Mine',
      options: [
        { value: 'tasks_assigned_to_me', label: 'Assigned to me' },
        { value: 'tasks_assigned_by_me', label: 'Assigned by me' },
        { value: 'tasks_created_by_me', label: 'Created by me' },
        { value: 'personal_tasks', label: 'Personal' },
      ] satisfies { value: TaskView; label: string }[],
    }),
    project: recordField({ param: 'project', label: 'Project', placeholder: 'Find a project' }),
    priority: choiceField({
      param: 'priority',
      label: 'Priority',
      options: [
        { value: 'high', label: 'High' },
        { value: 'normal', label: 'Normal' },
        { value: 'low', label: 'Low' },
      ],
    }),
    group: choiceField({
      param: 'group',
      label: 'Group by',
      options: [
        { value: 'type', label: 'Type' },
        { value: 'responsible', label: 'Responsible' },
        { value: 'priority', label: 'Priority' },
        { value: 'status', label: 'Status' },
      ] satisfies { value: TaskGroup; label: string }[],
    }),
    completed: choiceField({
      param: 'completed',
      label: 'Completed',
      options: [
        { value: '100', label: 'Last 100' },
        { value: '500', label: 'Last 500' },
      ],
    }),
  },
  sorts,
})

export type MyTaskSearch = SearchOf<typeof taskSearch>

/** The request of a search. What was completed today always comes along. */
export const toTaskSearch = ({ term, of, project, priority, group, completed, sort }: MyTaskSearch): TaskSearch => ({
  mine: {
    view: of ?? 'my_tasks',
    sort,
    ...(group && { group }),
    ...(term && { query: term }),
    ...(project && { project_id: project }),
    ...(priority && { xPriority: priority }),
    ...(completed ? { xDone: Number(completed) } : { xDoneToday: true }),
  },
})
