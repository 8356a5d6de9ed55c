import { useInfiniteQuery } from '@tanstack/react-query'
import { compareText } from '../../../../contract/name-order.ts'
import type { Task } from '../../../../contract/projects/tasks.ts'
import type { FeatureEntry } from '../../../kit/stream/stream-entries.ts'
import type { StreamSection } from '../../../kit/stream/stream-section.ts'
import { TaskComposer } from '../composer/task-composer.tsx'
import { type TaskOwner, taskResource } from '../task-resource.ts'
import { TaskEntry } from './task-entry.tsx'

const none: never[] = []

/** Orders tasks by due date, those without one last. */
const byDue = (a: Task, b: Task) => compareText(a.dueDate || '9', b.dueDate || '9')
const newest = (a: Task, b: Task) => compareText(b.completedAt ?? '', a.completedAt ?? '')

const entryOf = (task: Task, { id }: TaskOwner): FeatureEntry => ({
  kind: 'other',
  key: `task ${task.id}`,
  at: task.completedAt ?? task.createdAt,
  group: task.state === 'done' ? 'Completed' : 'Open',
  render: () => <TaskEntry task={task} ofPerson={task.contactId !== undefined && task.contactId !== id} />,
})

/** The tasks of a contact, case or deal, for the stream of its page; of a company with those of its people, if asked. */
export const useTaskSection = (owner: TaskOwner, withPeople = false): StreamSection => {
  const query = useInfiniteQuery(taskResource.list({ owner, ...(withPeople && { withPeople }) }))
  const { apply } = taskResource.pending.useApply()
  const { isError, error, refetch, isPlaceholderData } = query
  // Placeholder rows are those of the record before.
  const isPending = query.isPending || isPlaceholderData
  const rows = isPending ? none : (query.data?.pages ?? none).flatMap((page) => page.rows)
  const tasks = rows.flatMap((task) => apply(task) ?? [])
  const open = tasks.filter(({ state }) => state !== 'done').sort(byDue)
  const done = tasks.filter(({ state }) => state === 'done').sort(newest)
  return {
    key: 'tasks',
    label: 'Tasks',
    entries: [...open, ...done].map((task) => entryOf(task, owner)),
    open: open.length,
    query: { isPending, isError, error, refetch },
    empty: { title: 'No tasks yet', text: 'Add a task above.' },
    composer: {
      label: 'Task',
      render: ({ ref, tabs, onLeave }) => <TaskComposer ref={ref} owner={owner} head={tabs} onLeave={onLeave} />,
    },
  }
}
