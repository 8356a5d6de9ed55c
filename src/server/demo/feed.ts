import { kinds, tables } from '../kinds/kinds.ts'
import { loaderOf, projectOf } from '../kinds/project-of.ts'
import type { RecordingRow } from '../store/rows/feed.ts'
import type { WriteTx } from '../store/store.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'

type Row = JournaledTables[TableName]
type Told = Omit<RecordingRow, 'id' | 'accountId' | 'undone'>
const perStatement = 90

/** When what the feed tells of a row happened: its making, or for kinds that are told of when they are through, their end. */
const toldOf = (table: TableName, row: Row): { verb: string; date: string } | undefined => {
  const { recorded } = kinds[table]
  if (recorded === 'all') return { verb: 'created', date: row.createdAt }
  const [verb] = recorded ?? []
  const { completedAt } = row as { completedAt?: string }
  return verb && completedAt ? { verb, date: completedAt.length === 10 ? `${completedAt} 15:00:00` : completedAt } : undefined
}

const toldIn = async (tx: WriteTx, accountId: string, table: TableName): Promise<Told[]> => {
  const rows: Row[] = await tx.db
    .selectFrom(table as 'notes')
    .selectAll()
    .where('accountId', '=', accountId)
    .execute()
  const told: Told[] = []
  for (const row of rows) {
    const what = toldOf(table, row)
    if (!what) continue
    const { authorId, id: resourceId } = row
    const projectId = await projectOf(loaderOf(tx, accountId), table, row)
    told.push({ authorId, date: what.date, action: `${kinds[table].noun} ${what.verb}`, resource: table, resourceId, projectId })
  }
  return told
}

/** The activity feed of a workspace that was filled at once: what its journal would have recorded. */
export const fillFeed = async (tx: WriteTx, accountId: string) => {
  const told: Told[][] = []
  for (const table of tables) if (kinds[table].recorded) told.push(await toldIn(tx, accountId, table))
  const all = told.flat()
  all.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const rows: RecordingRow[] = []
  for (const one of all) rows.push({ accountId, id: await tx.nextId(), ...one, undone: 0 })
  for (let from = 0; from < rows.length; from += perStatement)
    await tx.db
      .insertInto('recordings')
      .values(rows.slice(from, from + perStatement))
      .execute()
}

/** What Northlight's events are about. */
const eventKinds = ['Client visit', 'Deadline', 'Fair', 'Launch', 'Photo shoot', 'Team day', 'Workshop']

export const fillEventCategories = async (tx: WriteTx, owner: { accountId: string; userId: string }, createdAt: string) => {
  for (const name of eventKinds)
    await tx.load('eventCategories', { accountId: owner.accountId, authorId: owner.userId, createdAt, updatedAt: createdAt, name })
}
