import { type RawBuilder, sql } from 'kysely'
import { filesOf, kindOf, kinds, tables } from '../../kinds/kinds.ts'
import type { ReadTx } from '../store.ts'
import type { JournaledTables, TableName } from '../tables.ts'

type Row = JournaledTables[TableName]
interface Broken {
  accountId: string
  id: string
  target: string
}

const isThere = (target: TableName, id: RawBuilder<unknown>) =>
  sql`exists (select 1 from ${sql.table(target)} as o where o."accountId" = t."accountId" and o.id = ${id})`

const broken = async (tx: ReadTx, table: TableName, column: string, which: RawBuilder<unknown>) => {
  const { rows } = await sql<Broken>`select t."accountId", t.id, t.${sql.ref(column)} as target from ${sql.table(table)} as t
    where t.${sql.ref(column)} is not null and ${which} limit 100`.execute(tx.db)
  return rows.map(
    ({ accountId, id, target }) => `${kinds[table].noun} ${id} of account ${accountId} points at ${column} ${target}, which is not there`,
  )
}

const columnFaults = async (tx: ReadTx, table: TableName) => {
  const faults: string[] = []
  for (const [column, target] of Object.entries(kinds[table].links))
    faults.push(...(await broken(tx, table, column, sql`not ${isThere(target, sql`t.${sql.ref(column)}`)}`)))
  const { hangsOn } = kindOf(table)
  if (!hangsOn) return faults
  const kept = hangsOn.tables.map(
    (target) => sql`(t.${sql.ref(hangsOn.kind)} = ${target} and ${isThere(target, sql`t.${sql.ref(hangsOn.id)}`)})`,
  )
  return [...faults, ...(await broken(tx, table, hangsOn.id, sql`not (${sql.join(kept, sql` or `)})`))]
}

/** Ids that a row lists in columns of JSON, by the table they are of. */
const listed = (table: TableName, row: Row): [target: TableName, id: string][] => {
  const columns = row as unknown as Record<string, string>
  const lists = Object.entries(kinds[table].linkLists ?? {}).flatMap(([column, target]) =>
    (JSON.parse(columns[column] ?? '[]') as string[]).map((id): [TableName, string] => [target, id]),
  )
  return [...lists, ...filesOf(table, row).map((id): [TableName, string] => ['files', id])]
}

/** What of the ids that rows list is not there. */
export const listFaults = async (tx: ReadTx, table: TableName, rows: Row[]) => {
  const faults: string[] = []
  for (const row of rows)
    for (const [target, id] of listed(table, row)) {
      const found = await sql`select 1 from ${sql.table(target)} where "accountId" = ${row.accountId} and id = ${id}`.execute(tx.db)
      if (!found.rows.length)
        faults.push(`${kinds[table].noun} ${row.id} of account ${row.accountId} lists ${target} ${id}, which is not there`)
    }
  return faults
}

/** Every column that points at nothing, at most a hundred a column. */
export const referenceFaults = async (tx: ReadTx) => {
  const faults: string[] = []
  for (const table of tables) faults.push(...(await columnFaults(tx, table)))
  return faults
}
