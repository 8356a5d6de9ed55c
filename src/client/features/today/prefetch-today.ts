import type { QueryClient } from '@tanstack/react-query'
import type { Me } from '../../../contract/x/people/me.ts'
import { currentTime } from '../../clock.ts'
import { dueDaysIn } from '../../kit/due/due-days.ts'
import { dayAfter } from '../../ui/dates/format-date.ts'
import { activityQueries } from '../feed/activity-queries.ts'
import { taskResource } from '../tasks/task-resource.ts'
import { daysAhead, todayQueries } from './today-queries.ts'

/** Requests every block of the start page at once. */
export const prefetchToday = (client: QueryClient, { id, timeZone }: Me): void => {
  const { today } = dueDaysIn(timeZone, currentTime())
  void client.prefetchInfiniteQuery(taskResource.list({}))
  void client.prefetchQuery(todayQueries.deals(id, dayAfter(today, daysAhead.deals)))
  void client.prefetchQuery(todayQueries.cases(id))
  void client.prefetchQuery(todayQueries.milestones(dayAfter(today, daysAhead.milestones)))
  void client.prefetchQuery(todayQueries.dates(today, dayAfter(today, daysAhead.dates)))
  void client.prefetchQuery(activityQueries.unseen())
  void client.prefetchQuery(todayQueries.pipeline(today.slice(0, 4)))
}
