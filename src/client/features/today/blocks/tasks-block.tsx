import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { Task } from '../../../../contract/projects/tasks.ts'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { Block, type BlockOf } from './block.tsx'
import { TaskRow } from './task-row.tsx'
import classes from './tasks-block.module.css'

const buckets = ['late', 'today', 'tomorrow', 'this week', 'next week', 'later'] as const
type Bucket = (typeof buckets)[number]
const labels: Record<Bucket, string> = {
  late: 'Late',
  today: 'Today',
  tomorrow: 'Tomorrow',
  'this week': 'This week',
  'next week': 'Next week',
  later: 'Later',
}

interface BucketProps {
  label: string
  tasks: readonly Task[]
  /** Whether it starts folded. */
  isFolded?: boolean
  onOpen: (id: string) => void
}

const TaskBucket = ({ label, tasks, isFolded = false, onOpen }: BucketProps) => {
  const [open, setOpen] = useState(!isFolded)
  const count = <span className={classes.count}>{formatCount(tasks.length)}</span>
  return (
    <section className={classes.bucket} aria-label={label}>
      <h3 className={classes.title} data-folded={!open || undefined}>
        {isFolded ? (
          <button type="button" className={classes.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon of={open ? IconChevronDown : IconChevronRight} /> {label} {count}
          </button>
        ) : (
          <>
            {label} {count}
          </>
        )}
      </h3>
      {open && (
        <ul>
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** My open tasks by when they are due. What is far away is folded. */
export const TasksBlock = ({ onOpen, ...block }: BlockOf<readonly Task[]> & { onOpen: (id: string) => void }) => {
  const days = useDueDays()
  const bucketOf = ({ dueDate }: Task): Bucket => (days.daysLate(dueDate) > 0 ? 'late' : days.bucketOf(dueDate))
  return (
    <Block
      {...block}
      title="My tasks"
      isHidden
      noun="your tasks"
      rowHeight={40}
      empty={({ length }) => (length === 0 ? 'No open tasks. Add one above.' : undefined)}
    >
      {(tasks) => {
        const inBuckets = Map.groupBy(tasks, bucketOf)
        return buckets.map((bucket) => {
          const some = inBuckets.get(bucket)
          return some && <TaskBucket key={bucket} label={labels[bucket]} tasks={some} isFolded={bucket === 'later'} onOpen={onOpen} />
        })
      }}
    </Block>
  )
}
