import type { BodyOf } from '../../../contract/wire/endpoint.ts'
import type { updateMe } from '../../../contract/x/people/me.ts'
import type { Actor } from '../../core/actor.ts'
import { unacceptable } from '../../core/errors.ts'
import { rowWith } from '../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { Tables } from '../../core/store/tables.ts'

type Seen = NonNullable<BodyOf<typeof updateMe>['me']['seen']>

/** Returns what the user has marked as seen of the activity feed, up to one event and one by one, and as read of the notifications. */
export const readSeen = async (tx: ReadTx, actor: Actor) => {
  const row = await rowWith(tx, actor, 'presence', { userId: actor.userId })
  return {
    seen: row?.seenId && row.seenDate ? { recordingId: row.seenId, date: row.seenDate } : undefined,
    seenRecordings: row?.seenRecordings ? (JSON.parse(row.seenRecordings) as string[]) : undefined,
    readNotificationId: row?.readNotificationId ?? undefined,
  }
}

type Marks = Partial<Pick<Tables['presence'], 'seenId' | 'seenDate' | 'seenRecordings' | 'readNotificationId' | 'lastHereAt'>>

/** Records when a user was here, or what they have seen. */
export const writeMarks = async (tx: WriteTx, { accountId, userId }: Pick<Actor, 'accountId' | 'userId'>, marks: Marks) => {
  await tx.db
    .insertInto('presence')
    .values({ accountId, userId, lastHereAt: tx.now, ...marks })
    .onConflict((conflict) => conflict.columns(['accountId', 'userId']).doUpdateSet(marks))
    .execute()
}

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
