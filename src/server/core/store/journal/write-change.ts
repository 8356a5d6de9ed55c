import { sql } from 'kysely'
import { idsIn, insertRows } from '../many-rows.ts'
import type { Description, ReadTx } from '../store.ts'
import type { FileRow } from '../tables.ts'
import { record } from './feed-entry.ts'
import { imagesOf, type Touched } from './images.ts'

interface Change {
  accountId: string
  id: string
  authorId: string
  groupKey: string | null
  /** The action if no verb described the change. */
  fallback: string
  description: Description | undefined
  touched: ReadonlyMap<string, Touched>
}

/** Writes a change to the journal: its history entry, every row before and after, and its entry in the activity feed. */
export const writeChange = async (tx: ReadTx, { accountId, id, authorId, groupKey, fallback, description, touched }: Change) => {
  const { action, resource, resourceId, title } = description ?? { action: fallback, resource: '', resourceId: null, title: '' }
  await insertRows(tx, 'changes', [
    { accountId, id, authorId, date: tx.now, action, resource, resourceId, title, groupKey, undoneBy: null },
  ])
  const noted = [...touched.values()].filter(({ before, after }) => before || after)
  await insertRows(
    tx,
    'changeRows',
    noted.map(({ table, id: rowId, before, after }, place) => ({
      ...{ accountId, changeId: id, position: place + 1, tableName: table, rowId },
      ...imagesOf({ before, after }),
    })),
  )
  if (!description) return
  await record(tx, { accountId, authorId, changeId: id }, description, touched.get(`${resource} ${resourceId}`))
}

/** Returns the id of the file that a touched row is or is on. */
const itself = (tx: ReadTx, { table, id, before, after }: Touched): string | undefined => {
  if (table === 'files') return id
  const { parent } = tx.definitions.of(table)
  const row = (after ?? before) as unknown as Record<string, string>
  return parent && row[parent.kind] === 'files' ? row[parent.id] : undefined
}
const wasUsed = ({ table, before, after }: Touched) =>
  table === 'files' && [before, after].some((row) => row && (row as FileRow).attachedAt > '')

/** Records the time on files that a change attached, removed or touched after they were used. They are kept for as long as that can be undone. */
export const markAttached = async (tx: ReadTx, accountId: string, touched: Iterable<Touched>) => {
  const [used, touchedToo] = [new Set<string>(), new Set<string>()]
  for (const one of touched) {
    const { table, before, after } = one
    if (!(before ?? after)) continue
    const [was, is] = [before ? tx.definitions.filesOf(table, before) : [], after ? tx.definitions.filesOf(table, after) : []]
    for (const id of [...was, ...is]) if (!was.includes(id) || !is.includes(id)) used.add(id)
    const file = itself(tx, one)
    if (file) (wasUsed(one) ? used : touchedToo).add(file)
  }
  const mark = (ids: Set<string>, which: ReturnType<typeof sql<boolean>>) =>
    sql`update files set "attachedAt" = ${tx.now} where "accountId" = ${accountId} and ${which} and id in ${idsIn(tx, [...ids])}`.execute(
      tx.db,
    )
  if (used.size) await mark(used, sql<boolean>`1 = 1`)
  if (touchedToo.size) await mark(touchedToo, sql<boolean>`"attachedAt" > ''`)
}
