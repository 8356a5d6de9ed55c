import { type RawBuilder, sql } from 'kysely'
import { idsThere } from '../../../core/rows/rows.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import type { AnyRow, TableName } from '../../../core/store/tables.ts'

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
    ({ accountId, id, target }) =>
      `${tx.definitions.of(table).noun} ${id} of account ${accountId} refers to ${column} ${target}, which does not exist`,
  )
}

const columnFaults = async (tx: ReadTx, table: TableName) => {
  const faults: string[] = []
  for (const [column, target] of tx.definitions.linkColumns(table))
    faults.push(...(await broken(tx, table, column, sql`not ${isThere(target, sql`t.${sql.ref(column)}`)}`)))
  const { parent } = tx.definitions.of(table)
  if (!parent) return faults
  const kept = parent.tables.map(
    (target) => sql`(t.${sql.ref(parent.kind)} = ${target} and ${isThere(target, sql`t.${sql.ref(parent.id)}`)})`,
  )
  return [...faults, ...(await broken(tx, table, parent.id, sql`not (${sql.join(kept, sql` or `)})`))]
}

/** Returns the listed ids that do not exist. */
export const listFaults = async (tx: ReadTx, table: TableName, rows: AnyRow[]) => {
  const faults: string[] = []
  for (const [accountId, own] of Map.groupBy(rows, (row) => row.accountId)) {
    const all = own.flatMap((row) => tx.definitions.listedBy(table, row).map(([target, id]) => ({ row, target, id })))
    for (const [target, links] of Map.groupBy(all, (link) => link.target)) {
      const ids = [...new Set(links.map(({ id }) => id))]
      const known = await idsThere(tx, accountId, target, ids)
      for (const { row, id } of links)
        if (!known.has(id))
          faults.push(`${tx.definitions.of(table).noun} ${row.id} of account ${accountId} lists ${target} ${id}, which does not exist`)
    }
  }
  return faults
}

/** Returns references to rows that do not exist, at most a hundred per column. */
export const referenceFaults = async (tx: ReadTx) => {
  const faults: string[] = []
  for (const table of tx.definitions.tables) faults.push(...(await columnFaults(tx, table)))
  return faults
}
