import type { Actor } from '../actor.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'
import { rowWith } from './rows.ts'

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
