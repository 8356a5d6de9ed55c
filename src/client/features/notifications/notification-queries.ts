import { infiniteQueryOptions } from '@tanstack/react-query'
import { listNotifications } from '../../../contract/x/outbox.ts'
import { byContinuation } from '../../kit/resource/list-page.ts'
import { api } from '../../lib/api.ts'
import { refetchWhileShort } from '../../lib/cache/long-list.ts'
import { refreshOnEvents } from '../../lib/live/event-handlers.ts'

export const notificationQueries = {
  /** The user's notifications, newest first, 50 a page; each page also says how many are not read. */
  list: () =>
    infiniteQueryOptions({
      queryKey: ['notifications'] as const,
      queryFn: ({ pageParam, signal }) => api(listNotifications, { path: pageParam, signal }),
      ...byContinuation,
      ...refetchWhileShort,
    }),
}

refreshOnEvents('messages', notificationQueries.list().queryKey)
