import { infiniteQueryOptions } from '@tanstack/react-query'
import { listNotifications } from '../../../../contract/x/outbox.ts'
import { byContinuation } from '../../../kit/resource/list-page.ts'
import { api } from '../../../lib/api.ts'
import { refetchWhileShort, refresh } from '../../../lib/cache/long-list.ts'
import { refreshOnEvents, registerEventHandler } from '../../../lib/live/event-handlers.ts'

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

const { queryKey } = notificationQueries.list()
refreshOnEvents('messages', queryKey)
// Nobody is notified of their own comments and tasks.
registerEventHandler(async (client, events) => {
  if (events.some(({ resource, own }) => !own && (resource === 'comments' || resource === 'tasks'))) await refresh(client, { queryKey })
})
