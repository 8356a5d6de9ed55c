import { useInfiniteQuery } from '@tanstack/react-query'
import { useMe } from '../../lib/session/use-me.ts'
import { useSettled } from '../../ui/lazy/use-settled.ts'
import { taskResource } from './task-resource.ts'
import { useDueDays } from './use-due-days.ts'

/** How many of my open tasks are due today or late. They are read once the page is idle, unless it shows them anyway. */
export const useDueCount = (): number => {
  const isClient = useMe().role === 'client'
  const settled = useSettled()
  const { data } = useInfiniteQuery({ ...taskResource.list({}), enabled: settled && !isClient })
  const { apply } = taskResource.pending.useApply()
  const days = useDueDays()
  const tasks = data?.pages.flatMap(({ rows }) => rows.flatMap((task) => apply(task) ?? [])) ?? []
  return tasks.filter(({ state, dueDate }) => state !== 'done' && dueDate !== '' && days.daysLate(dueDate) >= 0).length
}
