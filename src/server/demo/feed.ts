import type { ReadTx, WriteTx } from '../core/store/store.ts'
import type { AnyRow, RecordingRow, TableName } from '../core/store/tables.ts'
import { dateOf, moment } from '../core/times.ts'

type FeedEntry = Omit<RecordingRow, 'id' | 'accountId' | 'undone'>
const perStatement = 90

/** Finds what the feed shows of the rows of a table: their creation, or their completion for resources that record only that. */
const recordedEvent = (tx: ReadTx, table: TableName, row: AnyRow): { verb: string; date: string } | undefined => {
  const { recorded } = tx.definitions.of(table)
  if (recorded === 'all') return { verb: 'created', date: row.createdAt }
  const [verb] = recorded ?? []
  const { completedAt } = row as { completedAt?: string }
  return verb && completedAt ? { verb, date: completedAt.length === 10 ? `${completedAt} 15:00:00` : completedAt } : undefined
}

const entriesIn = async (tx: WriteTx, accountId: string, table: TableName): Promise<FeedEntry[]> => {
  const rows: AnyRow[] = await tx.db
    .selectFrom(table as 'notes')
    .selectAll()
    .where('accountId', '=', accountId)
    .execute()
  const entries: FeedEntry[] = []
  for (const row of rows) {
    const event = recordedEvent(tx, table, row)
    if (!event) continue
    const { authorId, id: resourceId } = row
    const projectId = tx.definitions.projectOf(table, row)
    const action = `${tx.definitions.of(table).noun} ${event.verb}`
    entries.push({ authorId, date: event.date, action, resource: table, resourceId, projectId })
  }
  return entries
}

/** Writes the activity feed that the journal of the workspace would have recorded. */
export const fillFeed = async (tx: WriteTx, accountId: string) => {
  const entries: FeedEntry[] = []
  for (const table of tx.definitions.tables) {
    if (!tx.definitions.of(table).recorded) continue
    for (const entry of await entriesIn(tx, accountId, table)) entries.push(entry)
  }
  entries.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const rows: RecordingRow[] = []
  for (const entry of entries) rows.push({ accountId, id: await tx.nextId(), ...entry, undone: 0 })
  for (let from = 0; from < rows.length; from += perStatement)
    await tx.db
      .insertInto('recordings')
      .values(rows.slice(from, from + perStatement))
      .execute()
}

const day = 86_400_000

/** Marks the feed as seen up to a day before its end, by the owner and all active people. */
export const markFeedSeen = async (tx: WriteTx, { accountId, userId }: { accountId: string; userId: string }) => {
  const newestFirst = tx.db
    .selectFrom('recordings')
    .select(['id', 'date'])
    .where('accountId', '=', accountId)
    .orderBy('date', 'desc')
    .limit(1)
  const newest = await newestFirst.executeTakeFirst()
  const seen = newest && (await newestFirst.where('date', '<', moment(new Date(dateOf(newest.date).getTime() - day))).executeTakeFirst())
  if (!seen) return
  const mark = { seenId: seen.id, seenDate: seen.date }
  await tx.db.updateTable('presence').set(mark).where('accountId', '=', accountId).execute()
  await tx.db
    .insertInto('presence')
    .values({ accountId, userId, lastHereAt: newest.date, seenRecordings: null, readNotificationId: null, ...mark })
    .onConflict((conflict) => conflict.columns(['accountId', 'userId']).doUpdateSet(mark))
    .execute()
}

/** The event categories of Northlight. */
const eventKinds = ['Client visit', 'Deadline', 'Fair', 'Launch', 'Photo shoot', 'Team day', 'Workshop']

export const fillEventCategories = async (tx: WriteTx, owner: { accountId: string; userId: string }, createdAt: string) => {
  for (const name of eventKinds)
    await tx.load('eventCategories', { accountId: owner.accountId, authorId: owner.userId, createdAt, updatedAt: createdAt, name })
}
