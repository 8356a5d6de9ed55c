import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApplyEdits } from '../../../kit/resource/query-write.ts'
import { notificationQueries } from './notification-queries.ts'

/** The user's notifications as far as they are loaded, the newest first, and how many are unread. */
export const useNotifications = () => {
  const query = useInfiniteQuery({ ...notificationQueries.list(), select: useApplyEdits(notificationQueries.list()) })
  const pages = query.data?.pages
  const all = useMemo(() => pages?.flatMap(({ notifications }) => notifications) ?? [], [pages])
  return { ...query, all, unread: pages?.[0]?.unread ?? 0 }
}
