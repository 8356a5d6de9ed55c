import type { Task } from '../../../../contract/projects/tasks.ts'
import type { DueDays } from '../../../kit/due/due-days.ts'
import type { MyTaskSearch } from './task-search.ts'

/** Tasks under one heading; without a title when the list is not grouped. */
export interface TaskGroupRows {
  readonly key: string
  readonly title: string | undefined
  readonly late?: boolean
  readonly tasks: readonly Task[]
}

const bucketTitles = {
  late: 'Late',
  today: 'Today',
  tomorrow: 'Tomorrow',
  'this week': 'This week',
  'next week': 'Next week',
  later: 'Later',
} as const

const titles: Readonly<Record<string, string>> = {
  project: 'Projects',
  deal: 'Deals',
  case: 'Cases',
  contact: 'Contacts',
  personal: 'Personal',
  high: 'High priority',
  normal: 'Normal priority',
  low: 'Low priority',
  started: 'Started',
  'not started': 'Not started',
  none: 'Nobody responsible',
}

/** Puts open tasks under headings: the groups of the service, or the time buckets when they are sorted by due date. Late ones come first. */
export const groupTasks = (
  open: readonly Task[],
  { group, sort }: { group?: MyTaskSearch['group'] | undefined; sort: MyTaskSearch['sort'] },
  { days, nameOf }: { days: DueDays; nameOf: (userId: string) => string },
): readonly TaskGroupRows[] => {
  if (group) {
    const byGroup = Map.groupBy(open, ({ xGroup = '' }) => xGroup)
    return [...byGroup].map(([key, tasks]) => ({
      key,
      title: group === 'responsible' && key !== 'none' ? nameOf(key) : (titles[key] ?? key),
      tasks,
    }))
  }
  if (sort !== 'due_date') return open.length > 0 ? [{ key: 'all', title: undefined, tasks: open }] : []
  const bucketOf = ({ dueDate }: Task) => (days.daysLate(dueDate) > 0 ? 'late' : days.bucketOf(dueDate))
  const byBucket = Map.groupBy(open, bucketOf)
  return Object.entries(bucketTitles).flatMap(([key, title]) => {
    const tasks = byBucket.get(key as keyof typeof bucketTitles)
    return tasks ? [{ key, title, tasks, ...(key === 'late' && { late: true }) }] : []
  })
}
