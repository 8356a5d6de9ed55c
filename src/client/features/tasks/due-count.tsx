import { useInfiniteQuery } from '@tanstack/react-query'
import { useDueDays } from '../../kit/due/use-due-days.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { countOf } from '../../ui/text/noun.ts'
import classes from './due-count.module.css'
import { taskResource } from './task-resource.ts'

/** How many of my open tasks are due today or late. Only these are read. */
const useDueCount = (): number => {
  const days = useDueDays()
  const { data } = useInfiniteQuery(taskResource.list({ mine: { xDueBy: days.today } }))
  const { apply } = taskResource.pending.useApply()
  const tasks = data?.pages.flatMap(({ rows }) => rows.flatMap((task) => apply(task) ?? [])) ?? []
  return tasks.filter(({ state, dueDate }) => state !== 'done' && dueDate !== '' && days.daysLate(dueDate) >= 0).length
}

const dueNoun = { one: 'task is due', other: 'tasks are due' }

/** The number of tasks that are due today or late, beside the name of a page. */
export const DueCount = () => {
  const count = useDueCount()
  if (count === 0) return null
  return (
    <span className={classes.count} title={countOf(count, dueNoun)}>
      {formatCount(count)}
      <span className={classes.word}> due</span>
    </span>
  )
}
