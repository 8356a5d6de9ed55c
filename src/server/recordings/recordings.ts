import { type RawBuilder, sql } from 'kysely'
import type { Recording } from '../../contract/recordings.ts'
import type { Actor } from '../actor.ts'
import { seesNamed } from '../kinds/kinds.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../lists/page.ts'
import { readSince } from '../lists/since.ts'
import { idsIn } from '../store/ids-in.ts'
import type { RecordingRow } from '../store/rows/feed.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import { seesProject } from '../visibility/visibility.ts'
import { titlesOf } from './titles.ts'

const recordingsPerPage = 50
const oldestFirst: Order<RecordingRow> = {
  name: 'oldest',
  keys: [
    { column: sql.ref('recordings.date'), read: (row) => row.date },
    { column: sql.ref('recordings.id'), read: (row) => row.id },
  ],
}

/** Clients see what is in their projects and nothing else, so that they need not walk past everybody's work. */
const within = (actor: Actor) => seesProject(actor, 'recordings')

/** What happened to what one may see, oldest first: a recording is shown while the thing it tells of is. */
export const listRecordings = async (tx: ReadTx, actor: Actor, since: string | undefined, at: PageAt) => {
  const clause = pageClause(oldestFirst, at, recordingsPerPage)
  const all: RawBuilder<unknown>[] = [
    sql`recordings."accountId" = ${actor.accountId} and recordings.undone = 0`,
    within(actor),
    clause.after,
  ]
  if (since !== undefined) all.push(sql`recordings.date >= ${readSince(since, tx.now)}`)
  const { rows } = await sql<RecordingRow>`select recordings.* from recordings
    where ${sql.join(all, sql` and `)} and ${seesNamed(actor, 'recordings')} ${clause.end}`.execute(tx.db)
  const page = cutPage(oldestFirst, rows, recordingsPerPage)
  const titles = await titlesOf(tx, actor.accountId, page.items)
  const recordings: Recording[] = page.items.map((row) => ({
    id: row.id,
    action: row.action,
    author: row.authorId,
    resource: row.resource,
    resourceId: row.resourceId,
    title: titles(row) ?? '',
    date: row.date,
    ...(row.projectId ? { projectId: row.projectId } : {}),
  }))
  return { contacts: recordings, next: page.next }
}

/** Takes what is undone out of the feed, and what was undone by one of these changes (this is its redo) back in, as of now: who polls has to hear of it. */
export const hideUndone = async (tx: WriteTx, accountId: string, changeIds: string[]) => {
  for (let [ids, undone] = [changeIds, 1]; ids.length; undone = 1 - undone) {
    const these = idsIn(tx, ids)
    await tx.db
      .updateTable('recordings')
      .set(undone ? { undone } : { undone, date: tx.now })
      .where('accountId', '=', accountId)
      .where(sql<boolean>`id in ${these}`)
      .execute()
    const undid = await tx.db
      .selectFrom('changes')
      .select('id')
      .where('accountId', '=', accountId)
      .where(sql<boolean>`"undoneBy" in ${these}`)
      .execute()
    ids = undid.map((change) => change.id)
  }
}
