import { useDueCount } from '../../features/tasks/use-due-count.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import classes from './due-count.module.css'

/** The number of tasks that are due today or late, beside the name of a page. */
export const DueCount = () => {
  const count = useDueCount()
  if (count === 0) return null
  return (
    <span className={classes.count} title={count === 1 ? '1 task is due' : `${formatCount(count)} tasks are due`}>
      {formatCount(count)}
      <span className={classes.word}> due</span>
    </span>
  )
}
