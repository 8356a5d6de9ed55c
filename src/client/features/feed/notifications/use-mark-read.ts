import { useQueryClient } from '@tanstack/react-query'
import { updateMe } from '../../../../contract/x/people/me.ts'
import { editOf, writeQueries } from '../../../kit/resource/query-write.ts'
import { attempt } from '../../../kit/undo/attempt.ts'
import { send } from '../../../lib/api.ts'
import { sessionQueries } from '../../../lib/session/session-queries.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { notificationQueries } from './notification-queries.ts'

const markedUpTo = (id: string) => {
  const last = BigInt(id || 0)
  return editOf(notificationQueries.list(), (data) => {
    const pages = data.pages.map((page) => ({
      ...page,
      notifications: page.notifications.map((each) => ({ ...each, read: BigInt(each.id) <= last })),
    }))
    const unread = pages.flatMap(({ notifications }) => notifications.filter(({ read }) => !read)).length
    return { ...data, pages: pages.map((page) => ({ ...page, unread })) }
  })
}

/** Marks every notification up to one as read, with Undo. */
export const useMarkRead = () => {
  const before = useMe().readNotificationId ?? ''
  const client = useQueryClient()
  const mark = (readNotificationId: string) =>
    writeQueries(client, {
      edits: [markedUpTo(readNotificationId)],
      send: () => send(updateMe, { body: { me: { readNotificationId } } }),
      refreshes: [sessionQueries.me().queryKey, notificationQueries.list().queryKey],
    })
  return (id: string) =>
    attempt('mark your notifications as read', async () => {
      await mark(id)
      const onUndo = () => void attempt('mark your notifications as unread', () => mark(before))
      notify({ message: 'Marked all as read', keys: '', onUndo })
    })
}
