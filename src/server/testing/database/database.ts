import { sql } from 'kysely'
import { globalTables } from '../../core/store/global-tables.ts'
import { journaledTables } from '../../core/store/schema/journaled-tables.ts'
import { lookupTables } from '../../core/store/schema/lookup-tables.ts'
import { otherTables } from '../../core/store/schema/other-tables.ts'
import type { Store } from '../../core/store/store.ts'

type Row = Record<string, unknown>
const tables = Object.keys({ ...journaledTables, ...lookupTables, ...otherTables })
/** History and bookkeeping, which have no undo. */
const beside = new Set<string>([
  ...[
    'accessKeys',
    'accounts',
    'changeRows',
    'changes',
    'contactViews',
    'idempotency',
    'mailSettings',
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

/** All rows of an account and their derived rows as text, without bookkeeping. Equal texts mean equal databases. */
export const contentOf = (store: Store, accountId: string): Promise<Record<string, string[]>> =>
  store.read(async ({ db }) => {
    const content: Record<string, string[]> = {}
    for (const table of tables.filter((name) => !beside.has(name) && !globalTables.includes(name))) {
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
    const all: string[] = []
    for (const name of tables.filter((table) => !passing.has(table))) {
      const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db)
      all.push(name, ...rows.map((row) => JSON.stringify(row)).toSorted())
    }
    return all.join('\n')
  })
