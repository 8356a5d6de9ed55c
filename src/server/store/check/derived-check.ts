import { sql } from 'kysely'
import { derivedOf, kindOf, kinds, tables } from '../../kinds/kinds.ts'
import type { ReadTx } from '../store.ts'
import type { JournaledTables, LookupTable, TableName } from '../tables.ts'

type Row = JournaledTables[TableName]
type Entry = Record<string, string | null>

const columnFaults = (table: TableName, row: Row) =>
  Object.entries(kindOf(table).columns?.(row) ?? {}).flatMap(([column, value]) =>
    (row as unknown as Entry)[column] === value
      ? []
      : [`${kinds[table].noun} ${row.id} of account ${row.accountId} has a ${column} that does not follow from it`],
  )

const matches = (entry: Entry) =>
  sql.join(
    Object.entries(entry).map(([column, value]) => (value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`)),
    sql` and `,
  )

/** How often each counter has been given, by its table and key. */
export type Tally = Map<string, number>
const nameOf = (counters: string, key: object) =>
  `${counters} ${JSON.stringify(Object.entries(key).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`

/** What of the counters is not the number of rows that give them. */
export const tallyFaults = async (tx: ReadTx, should: Tally) => {
  const left = new Map(should)
  const faults: string[] = []
  for (const counters of new Set(tables.flatMap((table) => (kindOf(table).counts ?? []).map(({ table: counting }) => counting)))) {
    const { rows } = await sql<Entry & { used: number }>`select * from ${sql.table(counters)}`.execute(tx.db)
    for (const { used, ...key } of rows) {
      const name = nameOf(counters, key)
      if (left.get(name) !== Number(used)) faults.push(`${name} counts ${used} where there are ${left.get(name) ?? 0}`)
      left.delete(name)
    }
  }
  return [...faults, ...[...left].map(([name, number]) => `${name} is not counted where there are ${number}`)]
}

/** What follows from rows and is not as it should be; `counted` is told how many entries there have to be in all. */
export const derivedFaultsOf = async (
  tx: ReadTx,
  table: TableName,
  rows: Row[],
  counted: (lookup: LookupTable, entries: number) => void,
  tally: Tally,
) => {
  const faults: string[] = []
  for (const row of rows) {
    faults.push(...columnFaults(table, row))
    for (const counters of kindOf(table).counts ?? [])
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
          faults.push(`${derived.table} lacks what follows from ${kinds[table].noun} ${row.id} of account ${row.accountId}`)
      }
  }
  return faults
}

/** The tables of what follows from rows that hold another number of entries than they have to. */
export const surplusFaults = async (tx: ReadTx, expected: Map<LookupTable, number>) => {
  const faults: string[] = []
  for (const lookup of new Set(tables.flatMap((table) => derivedOf(table).map((derived) => derived.table)))) {
    const { rows } = await sql<{ held: string }>`select count(*) as held from ${sql.table(lookup)}`.execute(tx.db)
    const [held, should] = [Number(rows[0]?.held), expected.get(lookup) ?? 0]
    if (held !== should) faults.push(`${lookup} holds ${held} entries where ${should} follow from the records`)
  }
  return faults
}
