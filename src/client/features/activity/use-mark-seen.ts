import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { updateMe } from '../../../contract/x/people/me.ts'
import { send } from '../../lib/api.ts'
import { optimistic } from '../../lib/cache/optimistic.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { activityQueries } from './activity-queries.ts'
import type { Place } from './feed-data.ts'
import { type SeenMark, seenBy } from './seen-mark.ts'

/** Returns the functions that mark the activity feed as seen, each with Undo. */
export const useMarkSeen = () => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    // Marks are sent one after the other: the last one holds.
    scope: { id: 'seen' },
    mutationFn: ({ seen, seenRecordings = [] }: SeenMark) =>
      send(updateMe, { body: { me: { seen: seen ?? { recordingId: '' }, seenRecordings } } }),
    ...optimistic(async (mark: SeenMark, client) => {
      const [me, unseen] = [sessionQueries.me().queryKey, activityQueries.unseen().queryKey]
      await client.cancelQueries({ queryKey: unseen })
      const [meBefore, unseenBefore] = [client.getQueryData(me), client.getQueryData(unseen)]
      client.setQueryData(me, (now) => now && { ...now, ...mark })
      const isSeen = seenBy(mark)
      client.setQueryData(unseen, (now) => now && { ...now, recordings: now.recordings.filter((recording) => !isSeen(recording)) })
      return () => {
        client.setQueryData(me, meBefore)
        client.setQueryData(unseen, unseenBefore)
      }
    }),
    meta: { invalidates: [sessionQueries.me().queryKey, activityQueries.unseen().queryKey] },
  })
  return useMemo(() => {
    const read = (): SeenMark => {
      const me = client.getQueryData(sessionQueries.me().queryKey)
      return { seen: me?.seen, seenRecordings: me?.seenRecordings }
    }
    const set = (mark: SeenMark, message: string): void => {
      const before = read()
      mutate(mark, {
        onSuccess: () => notify({ message, keys: '', onUndo: () => mutate(before) }),
        onError: (error) => notify({ message: `Couldn't mark this as seen. ${errorMessage(error)}`, tone: 'red' }),
      })
    }
    return {
      /** Marks everything up to an event. */
      upTo: ({ id, date }: Place) => set({ seen: { recordingId: id, date }, seenRecordings: [] }, 'Marked as seen'),
      /** Changes the mark, from what it is now. */
      change: (next: (now: SeenMark) => SeenMark, message: string) => set(next(read()), message),
    }
  }, [client, mutate])
}
