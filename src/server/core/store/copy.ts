import { sql } from 'kysely'
import { storedRow } from './list-columns.ts'
import { countAll, pagesOf } from './many-rows.ts'
import type { ReadTx, Store } from './store.ts'

type Row = Record<string, unknown>
/** Gets the number of copied rows. */
export type CopyProgress = (done: number, all: number) => void

/** Returns whether a table belongs to the database itself. Migrations create these, so they are not copied. */
const isInternal = (name: string) => name.startsWith('kysely') || name === 'sequence' || name === 'attempts'

/** Returns the tables with data. Extensions of PostgreSQL add views to the list. */
const tablesOf = async ({ db }: ReadTx) =>
  (await db.introspection.getTables()).filter(({ name, isView }) => !isView && !isInternal(name)).map(({ name }) => name)

/** Counts the rows of each table. */
const countsOf = async (tx: ReadTx): Promise<Map<string, number>> => {
  const counts = new Map<string, number>()
  for (const table of await tablesOf(tx)) counts.set(table, await countAll(tx, table))
  return counts
}

/** Rows per page. A page of file chunks is a few megabytes. */
const pageSize = (table: string) => (table === 'fileChunks' ? 16 : 1000)
const mostParameters = 30_000

const write = async (to: ReadTx, table: string, rows: Row[]) => {
  const most = Math.max(1, Math.floor(mostParameters / Object.keys(rows[0] ?? {}).length))
  for (let at = 0; at < rows.length; at += most)
    await to.db
      .insertInto(table as never)
      .values(rows.slice(at, at + most).map(storedRow) as never)
      .execute()
}

const empty = async (to: ReadTx) => {
  for (const table of await tablesOf(to)) await sql`delete from ${sql.table(table)}`.execute(to.db)
}

/** The size and age of a database. */
export interface Holding {
  workspaces: number
  rows: number
  /** The time of the last change, UTC. */
  lastChange: string | undefined
}
export const holdingOf = (store: Store): Promise<Holding> =>
  store.read(async (tx) => {
    const counts = await countsOf(tx)
    const last = await tx.db
      .selectFrom('changes')
      .select(({ fn }) => fn.max('date').as('date'))
      .executeTakeFirst()
    const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
    return { workspaces: counts.get('accounts') ?? 0, rows, lastChange: last?.date ?? undefined }
  })

/** The reason why a copy is not possible, as a sentence for the operator. */
export class NotCopied extends Error {}

/**
 * Copies all rows of one database snapshot to another database in one transaction, and compares the counts before it commits. The target has
 * to be empty unless `replace` is set.
 */
export const copyStore = (
  from: Store,
  to: Store,
  { replace = false, progress = () => {} }: { replace?: boolean; progress?: CopyProgress } = {},
) =>
  from.read((source) =>
    to.write(async (target) => {
      if (replace) await empty(target)
      else if ((await target.db.selectFrom('accounts').select('id').limit(1).execute()).length)
        throw new NotCopied('The target database already contains workspaces. Nothing was changed.')
      const counts = await countsOf(source)
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
      let done = 0
      for (const table of counts.keys())
        for await (const rows of pagesOf<Row>(source, table, await source.dialect.keyOf(source.db, table), pageSize(table))) {
          await write(target, table, rows)
          done += rows.length
          progress(done, all)
        }
      await target.dialect.continueAfter(target.db, await source.dialect.lastId(source.db))
      for (const [table, count] of await countsOf(target))
        if (count !== (counts.get(table) ?? 0))
          throw new NotCopied(`${table} would have ${count} rows instead of ${counts.get(table) ?? 0}. Nothing was changed.`)
      return { rows: done, tables: counts.size }
    }),
  )
