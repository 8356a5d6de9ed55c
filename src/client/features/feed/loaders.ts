import type { LoaderFunctionArgs } from 'react-router'
import { queryClientContext } from '../../lib/cache/query-client.ts'
import { activityQueries } from './activity-queries.ts'
import { activitySearch } from './activity-search.ts'
import { catchUpQuery } from './catch-up/catch-up-queries.ts'
import { notificationQueries } from './notifications/notification-queries.ts'

export const activityLoader = ({ context, request }: LoaderFunctionArgs) => {
  const search = activitySearch.read(new URL(request.url).searchParams)
  void context.get(queryClientContext).prefetchInfiniteQuery(activityQueries.feed(search))
  return null
}

export const catchUpLoader = ({ context }: LoaderFunctionArgs) => {
  void context.get(queryClientContext).prefetchQuery(catchUpQuery())
  return null
}

export const notificationsLoader = ({ context }: LoaderFunctionArgs) => {
  void context.get(queryClientContext).prefetchInfiniteQuery(notificationQueries.list())
  return null
}
