import { sql } from 'kysely'
import type { ReadTx, Store } from '../../store/store.ts'

type Row = Record<string, unknown>
/** History and bookkeeping: what is not undone. */
const beside = new Set<string>([
  ...['accessKeys', 'accounts', 'changeRows', 'changes', 'contactViews', 'idempotency', 'outbox', 'presence', 'recordings'],
])
/** What tells when and by which request a row was written, and whether a file was ever used. */
const bookkeeping = new Set(['changeId', 'updatedAt', 'attachedAt'])

const told = (row: Row) =>
  JSON.stringify(
    Object.entries(row)
      .filter(([column]) => !bookkeeping.has(column))
      .map(([column, value]) => [column, value instanceof Uint8Array ? Array.from(value) : value] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Every table with rows of accounts, those of later versions too. */
const tablesOf = async (db: ReadTx['db']) =>
  (await db.introspection.getTables())
    .filter(({ name, columns }) => !beside.has(name) && columns.some((column) => column.name === 'accountId'))
    .map(({ name }) => name)

/** Every row of one account that people wrote and what follows from it, but for bookkeeping; equal texts are equal databases. */
export const contentOf = (store: Store, accountId: string): Promise<Record<string, string[]>> =>
  store.read(async ({ db }) => {
    const content: Record<string, string[]> = {}
    for (const table of await tablesOf(db)) {
      const { rows } = await sql<Row>`select * from ${sql.table(table)} where "accountId" = ${accountId}`.execute(db)
      // Nothing counted is what was never counted; the room of a file that was taken back is counted until its bytes are forgotten.
      content[table] = rows
        .filter(({ used, resource }) => used !== 0 && !(table === 'usage' && resource === 'files'))
        .map(told)
        .toSorted()
    }
    // The bytes of an upload that was taken back wait for its redo.
    const kept = await db.selectFrom('files').select('id').where('accountId', '=', accountId).execute()
    content.fileChunks = (content.fileChunks ?? []).filter((chunk) => kept.some(({ id }) => chunk.includes(`["fileId","${id}"]`)))
    return content
  })

/** What reading and being here may change, a moment after the answer; what was looked at takes a number. */
const passing = new Set(['presence', 'attempts', 'contactViews', 'sequence'])

/** The rest of the database, bookkeeping and history too: for requests that may change nothing at all. */
export const everythingIn = (store: Store): Promise<string> =>
  store.read(async ({ db }) => {
    const names = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !passing.has(name))
    const all: string[] = []
    for (const name of names.toSorted()) {
      const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db)
      all.push(name, ...rows.map((row) => JSON.stringify(row)).toSorted())
    }
    return all.join('\n')
  })
