import { sql } from 'kysely'
import type { ReadTx, Store } from './store.ts'

type Row = Record<string, unknown>
/** Told how many of all rows have been copied. */
export type CopyProgress = (done: number, all: number) => void

/** What a database keeps about itself: made by its migrations, not copied. */
const ownBusiness = (name: string) => name.startsWith('kysely') || name === 'sequence' || name === 'attempts'

const tablesOf = async ({ db }: ReadTx) => (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !ownBusiness(name))

const countOf = async ({ db }: ReadTx, table: string) =>
  Number((await sql<{ held: string }>`select count(*) as held from ${sql.table(table)}`.execute(db)).rows[0]?.held)

/** How many rows each table holds. */
const countsOf = async (tx: ReadTx): Promise<Map<string, number>> => {
  const counts = new Map<string, number>()
  for (const table of await tablesOf(tx)) counts.set(table, await countOf(tx, table))
  return counts
}

/** A thousand rows at a time, or as many pieces of files as a few megabytes hold. */
const pageSize = (table: string) => (table === 'fileChunks' ? 16 : 1000)
const mostParameters = 30_000

/** The rows of a table in the order of its key, page by page. */
const pages = async function* (tx: ReadTx, table: string): AsyncGenerator<Row[]> {
  const key = await tx.dialect.keyOf(tx.db, table)
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let last: Row | undefined
  for (;;) {
    const after = last ? sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})` : sql``
    const { rows } = await sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${pageSize(table)}`.execute(tx.db)
    if (!rows.length) return
    yield rows
    last = rows.at(-1)
  }
}

const write = async (to: ReadTx, table: string, rows: Row[]) => {
  const most = Math.max(1, Math.floor(mostParameters / Object.keys(rows[0] ?? {}).length))
  for (let at = 0; at < rows.length; at += most)
    await to.db
      .insertInto(table as never)
      .values(rows.slice(at, at + most) as never)
      .execute()
}

const empty = async (to: ReadTx) => {
  for (const table of await tablesOf(to)) await sql`delete from ${sql.table(table)}`.execute(to.db)
}

/** What a database holds, in a few figures. */
export interface Holding {
  workspaces: number
  rows: number
  /** When something was last changed in it, UTC. */
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

/** What stands in the way of a copy; the message is a sentence for who asked for it. */
export class NotCopied extends Error {}

/**
 * Copies everything from one snapshot of a database into another database, in one transaction, and compares the counts before it is kept:
 * all of it is there, or nothing. The other has to be empty unless `replace` says that what it holds may go.
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
        throw new NotCopied('The database that would be filled holds workspaces already; nothing was changed.')
      const counts = await countsOf(source)
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
      let done = 0
      for (const table of counts.keys())
        for await (const rows of pages(source, table)) {
          await write(target, table, rows)
          done += rows.length
          progress(done, all)
        }
      await target.dialect.goOnAfter(target.db, await source.dialect.lastId(source.db))
      for (const [table, count] of await countsOf(target))
        if (count !== (counts.get(table) ?? 0))
          throw new NotCopied(`${table} would hold ${count} rows where there are ${counts.get(table) ?? 0}; nothing was changed.`)
      return { rows: done, tables: counts.size }
    }),
  )
