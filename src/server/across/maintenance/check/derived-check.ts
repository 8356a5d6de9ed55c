import { sql } from 'kysely'
import { entriesOf, missingEntries } from '../../../core/store/derived/derived.ts'
import { storedRow } from '../../../core/store/list-columns.ts'
import { countAll } from '../../../core/store/many-rows.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import type { AnyRow, LookupTable, TableName } from '../../../core/store/tables.ts'

type Entry = Record<string, string | null>

const columnFaults = (tx: ReadTx, table: TableName, row: AnyRow) =>
  Object.entries(tx.definitions.columnsOf(table, row)).flatMap(([column, value]) =>
    (row as unknown as Entry)[column] === value
      ? []
      : [`${tx.definitions.of(table).noun} ${row.id} of account ${row.accountId} has a ${column} that differs from its derived value`],
  )

/** The expected value of each counter, by its table and key. */
export type Tally = Map<string, number>
const nameOf = (counters: string, key: object) =>
  `${counters} ${JSON.stringify(Object.entries(key).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`

/** Returns the counters that differ from the number of rows. */
export const tallyFaults = async (tx: ReadTx, should: Tally) => {
  const left = new Map(should)
  const faults: string[] = []
  for (const counters of new Set(
    tx.definitions.tables.flatMap((table) => tx.definitions.countsOf(table).map(({ table: counting }) => counting)),
  )) {
    const { rows } = await sql<Entry & { used: number }>`select * from ${sql.table(counters)}`.execute(tx.db)
    for (const { used, ...key } of rows) {
      const name = nameOf(counters, storedRow(key))
      if (left.get(name) !== Number(used)) faults.push(`${name} is ${used} but should be ${left.get(name) ?? 0}`)
      left.delete(name)
    }
  }
  return [...faults, ...[...left].map(([name, number]) => `${name} is missing but should be ${number}`)]
}

const countKeys = (tx: ReadTx, table: TableName, row: AnyRow, tally: Tally) => {
  for (const counters of tx.definitions.countsOf(table))
    for (const key of counters.keys(row)) {
      const name = nameOf(counters.table, { accountId: row.accountId, ...key })
      tally.set(name, (tally.get(name) ?? 0) + 1)
    }
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
    faults.push(...columnFaults(tx, table, row))
    countKeys(tx, table, row, tally)
  }
  for (const [accountId, own] of Map.groupBy(rows, (row) => row.accountId))
    for (const derived of tx.definitions.derivedOf(table)) {
      const owners = new Map(own.flatMap((row) => entriesOf(derived, row).map((entry) => [entry, row])))
      counted(derived.table, owners.size)
      for (const entry of await missingEntries(tx, derived.table, [...owners.keys()]))
        faults.push(`${derived.table} lacks an entry of ${tx.definitions.of(table).noun} ${owners.get(entry)?.id} of account ${accountId}`)
    }
  return faults
}

/** Returns the lookup tables with a wrong number of entries. */
export const surplusFaults = async (tx: ReadTx, expected: Map<LookupTable, number>) => {
  const faults: string[] = []
  for (const lookup of new Set(tx.definitions.tables.flatMap((table) => tx.definitions.derivedOf(table).map((derived) => derived.table)))) {
    const [held, should] = [await countAll(tx, lookup), expected.get(lookup) ?? 0]
    if (held !== should) faults.push(`${lookup} holds ${held} entries but should hold ${should}`)
  }
  return faults
}
