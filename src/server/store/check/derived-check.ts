import { sql } from 'kysely'
import { columnsOf, countsOf, definitions, derivedOf, tables } from '../../resources/definitions.ts'
import { countAll } from '../many-rows.ts'
import type { ReadTx } from '../store.ts'
import type { AnyRow, LookupTable, TableName } from '../tables.ts'

type Entry = Record<string, string | null>

const columnFaults = (table: TableName, row: AnyRow) =>
  Object.entries(columnsOf(table, row)).flatMap(([column, value]) =>
    (row as unknown as Entry)[column] === value
      ? []
      : [`${definitions[table].noun} ${row.id} of account ${row.accountId} has a ${column} that differs from its derived value`],
  )

const matches = (entry: Entry) =>
  sql.join(
    Object.entries(entry).map(([column, value]) => (value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`)),
    sql` and `,
  )

/** The expected value of each counter, by its table and key. */
export type Tally = Map<string, number>
const nameOf = (counters: string, key: object) =>
  `${counters} ${JSON.stringify(Object.entries(key).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`

/** Returns the counters that differ from the number of rows. */
export const tallyFaults = async (tx: ReadTx, should: Tally) => {
  const left = new Map(should)
  const faults: string[] = []
  for (const counters of new Set(tables.flatMap((table) => countsOf(table).map(({ table: counting }) => counting)))) {
    const { rows } = await sql<Entry & { used: number }>`select * from ${sql.table(counters)}`.execute(tx.db)
    for (const { used, ...key } of rows) {
      const name = nameOf(counters, key)
      if (left.get(name) !== Number(used)) faults.push(`${name} is ${used} but should be ${left.get(name) ?? 0}`)
      left.delete(name)
    }
  }
  return [...faults, ...[...left].map(([name, number]) => `${name} is missing but should be ${number}`)]
}

/** Returns the derived data of these rows that is missing or wrong. Calls `counted` with the number of expected entries. */
export const derivedFaultsOf = async (
  tx: ReadTx,
  table: TableName,
  rows: AnyRow[],
  counted: (lookup: LookupTable, entries: number) => void,
  tally: Tally,
) => {
  const faults: string[] = []
  for (const row of rows) {
    faults.push(...columnFaults(table, row))
    for (const counters of countsOf(table))
      for (const key of counters.keys(row)) {
        const name = nameOf(counters.table, { accountId: row.accountId, ...key })
        tally.set(name, (tally.get(name) ?? 0) + 1)
      }
    for (const derived of derivedOf(table))
      for (const entry of derived.rows(row)) {
        counted(derived.table, 1)
        const all = { accountId: row.accountId, ...derived.owner(row), ...entry }
        const found = await sql`select 1 from ${sql.table(derived.table)} where ${matches(all)}`.execute(tx.db)
        if (!found.rows.length)
          faults.push(`${derived.table} lacks an entry of ${definitions[table].noun} ${row.id} of account ${row.accountId}`)
      }
  }
  return faults
}

/** Returns the lookup tables with a wrong number of entries. */
export const surplusFaults = async (tx: ReadTx, expected: Map<LookupTable, number>) => {
  const faults: string[] = []
  for (const lookup of new Set(tables.flatMap((table) => derivedOf(table).map((derived) => derived.table)))) {
    const [held, should] = [await countAll(tx, lookup), expected.get(lookup) ?? 0]
    if (held !== should) faults.push(`${lookup} holds ${held} entries but should hold ${should}`)
  }
  return faults
}
