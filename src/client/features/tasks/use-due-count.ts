import { useInfiniteQuery } from '@tanstack/react-query'
import { useDueDays } from '../../kit/due/use-due-days.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { taskResource } from './task-resource.ts'

/** How many of my open tasks are due today or late. Only these are read. */
export const useDueCount = (): number => {
  const isClient = useMe().role === 'client'
  const days = useDueDays()
  const { data } = useInfiniteQuery({ ...taskResource.list({ mine: { xDueBy: days.today } }), enabled: !isClient })
  const { apply } = taskResource.pending.useApply()
  const tasks = data?.pages.flatMap(({ rows }) => rows.flatMap((task) => apply(task) ?? [])) ?? []
  return tasks.filter(({ state, dueDate }) => state !== 'done' && dueDate !== '' && days.daysLate(dueDate) >= 0).length
}
