import { sql } from 'kysely'
import { type Kind, kinds } from './kinds.ts'
import type { ReadTx } from './store.ts'
import type { JournaledTables, TableName } from './tables.ts'

const conditions = (columns: Record<string, string>) =>
  sql.join(
    Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  )

/** Rewrites what follows from a row: the lookup tables and the text index. Rows whose derived entries stay the same cost nothing. */
export const writeDerived = async <T extends TableName>(
  tx: ReadTx,
  table: T,
  before: JournaledTables[T] | undefined,
  after: JournaledTables[T] | undefined,
) => {
  const kind = kinds[table] as unknown as Kind<JournaledTables[T]>
  for (const derived of kind.derived) {
    const old = before ? derived.rows(before) : []
    const next = after ? derived.rows(after) : []
    if (JSON.stringify(old) === JSON.stringify(next)) continue
    const row = (after ?? before) as JournaledTables[T]
    const owner = { accountId: row.accountId, ...derived.owner(row) }
    if (old.length) await sql`delete from ${sql.table(derived.table)} where ${conditions(owner)}`.execute(tx.db)
    if (next.length)
      await tx.db
        .insertInto(derived.table)
        .values(next.map((entry) => ({ ...owner, ...entry })) as never)
        .execute()
  }
  if (!kind.searchText) return
  const oldText = before && kind.searchText(before)
  const newText = after && kind.searchText(after)
  if (oldText === newText) return
  const id = ((after ?? before) as JournaledTables[T]).id
  if (oldText !== undefined) await tx.dialect.indexName(tx.db, id, undefined)
  if (newText !== undefined) await tx.dialect.indexName(tx.db, id, newText)
}
