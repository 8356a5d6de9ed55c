import { sql } from 'kysely'
import { ask } from './ask.ts'
import type { ReadTx } from './store.ts'

type Row = Record<string, unknown>
type Cells = { readonly [place: number]: unknown }

/** Writes rows that have the same columns in one statement, which is put together once for so many of them. */
export const insertInto = async (tx: ReadTx, table: string, rows: object[]) => {
  const columns = Object.keys(rows[0] ?? {})
  const cells: Cells = rows.flatMap((row) => columns.map((column) => (row as Row)[column]))
  await ask(tx, `insert ${rows.length} into ${table}: ${columns}`, cells, (given: Cells) => {
    const values = rows.map((_, n) => sql`(${sql.join(columns.map((_, i) => sql`${given[n * columns.length + i]}`))})`)
    return sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`
  })
}

const ownKey = { account: 'the account', id: 'the id' } as const

/** Changes columns of one row. */
export const updateRow = async (tx: ReadTx, table: string, { accountId, id }: { accountId: string; id: string }, columns: object) => {
  const names = Object.keys(columns)
  const values: Row = { ...columns, [ownKey.account]: accountId, [ownKey.id]: id }
  await ask(tx, `update ${table}: ${names}`, values, (given) => {
    const set = names.map((name) => sql`${sql.ref(name)} = ${given[name]}`)
    return sql`update ${sql.table(table)} set ${sql.join(set)} where "accountId" = ${given[ownKey.account]} and id = ${given[ownKey.id]}`
  })
}
