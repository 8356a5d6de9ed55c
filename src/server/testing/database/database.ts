import { sql } from 'kysely'
import type { ReadTx, Store } from '../../store/store.ts'

type Row = Record<string, unknown>
/** History and bookkeeping, which have no undo. */
const beside = new Set<string>([
  ...[
    'accessKeys',
    'accounts',
    'changeRows',
    'changes',
    'contactViews',
    'idempotency',
    'outbox',
    'presence',
    'recordings',
    'signInAddresses',
    'signUps',
  ],
])
/** Columns that say when and by which request a row was written, and whether a file was used. */
const bookkeeping = new Set(['changeId', 'updatedAt', 'attachedAt'])

const told = (row: Row) =>
  JSON.stringify(
    Object.entries(row)
      .filter(([column]) => !bookkeeping.has(column))
      .map(([column, value]) => [column, value instanceof Uint8Array ? Array.from(value) : value] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Every table with an account column. */
const tablesOf = async (db: ReadTx['db']) =>
  (await db.introspection.getTables())
    .filter(({ name, columns, isView }) => !isView && !beside.has(name) && columns.some((column) => column.name === 'accountId'))
    .map(({ name }) => name)

/** All rows of an account and their derived rows as text, without bookkeeping. Equal texts mean equal databases. */
export const contentOf = (store: Store, accountId: string): Promise<Record<string, string[]>> =>
  store.read(async ({ db }) => {
    const content: Record<string, string[]> = {}
    for (const table of await tablesOf(db)) {
      const { rows } = await sql<Row>`select * from ${sql.table(table)} where "accountId" = ${accountId}`.execute(db)
      // A count of 0 equals a missing count. An undone upload counts until its chunks are pruned.
      content[table] = rows
        .filter(({ used, resource }) => used !== 0 && !(table === 'usage' && resource === 'files'))
        .map(told)
        .toSorted()
    }
    // The chunks of an undone upload remain for its redo.
    const kept = await db.selectFrom('files').select('id').where('accountId', '=', accountId).execute()
    content.fileChunks = (content.fileChunks ?? []).filter((chunk) => kept.some(({ id }) => chunk.includes(`["fileId","${id}"]`)))
    return content
  })

/** Tables that a read may change after its answer. Views take an id. */
const passing = new Set(['presence', 'attempts', 'signInAddresses', 'signUps', 'contactViews', 'sequence'])

/** The rest of the database, for requests that must change nothing. */
export const everythingIn = (store: Store): Promise<string> =>
  store.read(async ({ db }) => {
    const names = (await db.introspection.getTables()).filter(({ name, isView }) => !isView && !passing.has(name)).map(({ name }) => name)
    const all: string[] = []
    for (const name of names.toSorted()) {
      const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db)
      all.push(name, ...rows.map((row) => JSON.stringify(row)).toSorted())
    }
    return all.join('\n')
  })
