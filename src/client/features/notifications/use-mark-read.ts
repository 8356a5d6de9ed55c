import { useMutation } from '@tanstack/react-query'
import { updateMe } from '../../../contract/x/people/me.ts'
import { send } from '../../lib/api.ts'
import { optimistic } from '../../lib/cache/optimistic.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { notificationQueries } from './notification-queries.ts'

/** Marks every notification up to one as read, with Undo. */
export const useMarkRead = () => {
  const before = useMe().readNotificationId ?? ''
  const { mutate } = useMutation({
    mutationFn: (readNotificationId: string) => send(updateMe, { body: { me: { readNotificationId } } }),
    ...optimistic(async (id: string, client) => {
      const { queryKey } = notificationQueries.list()
      await client.cancelQueries({ queryKey })
      const shown = client.getQueryData(queryKey)
      const upTo = BigInt(id || 0)
      client.setQueryData(queryKey, (data) => {
        if (!data) return data
        const pages = data.pages.map((page) => ({
          ...page,
          notifications: page.notifications.map((each) => ({ ...each, read: BigInt(each.id) <= upTo })),
        }))
        const unread = pages.flatMap(({ notifications }) => notifications.filter(({ read }) => !read)).length
        return { ...data, pages: pages.map((page) => ({ ...page, unread })) }
      })
      return () => void client.setQueryData(queryKey, shown)
    }),
    meta: { invalidates: [sessionQueries.me().queryKey, notificationQueries.list().queryKey] },
  })
  return (id: string) =>
    mutate(id, {
      onSuccess: () => notify({ message: 'Marked all as read', keys: '', onUndo: () => mutate(before) }),
      onError: (error) => notify({ message: `Couldn't mark them as read. ${errorMessage(error)}`, tone: 'red' }),
    })
}
