import type { BodyOf } from '../../../contract/wire/endpoint.ts'
import type { updateMe } from '../../../contract/x/people/me.ts'
import type { Actor } from '../../core/actor.ts'
import { unacceptable } from '../../core/errors.ts'
import { writeMarks } from '../../core/rows/presence.ts'
import type { WriteTx } from '../../core/store/store.ts'

type Seen = NonNullable<BodyOf<typeof updateMe>['me']['seen']>

/** Marks the activity feed as seen up to a recording. It is no change: nobody else learns of it. */
export const markSeen = async (tx: WriteTx, actor: Actor, { recordingId, date }: Seen) => {
  if (recordingId && date === undefined) throw unacceptable('me.seen.date', 'required', 'Send the date of the recording too.')
  const isCleared = !recordingId || date === undefined
  await writeMarks(tx, actor, isCleared ? { seenId: null, seenDate: null } : { seenId: recordingId, seenDate: date })
}

/** Marks events as seen one by one; the list replaces the one before. */
export const markSeenRecordings = (tx: WriteTx, actor: Actor, ids: readonly string[]) =>
  writeMarks(tx, actor, { seenRecordings: ids.length > 0 ? JSON.stringify(ids) : null })

/** Marks notifications as read up to one; an empty id marks all as unread. */
export const markRead = (tx: WriteTx, actor: Actor, notificationId: string) =>
  writeMarks(tx, actor, { readNotificationId: notificationId || null })
