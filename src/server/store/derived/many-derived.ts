import { derivedOf, kindOf } from '../../kinds/kinds.ts'
import { type Entry, insertEntries } from '../insert-rows.ts'
import type { ReadTx } from '../store.ts'
import type { CounterTable, JournaledTables, TableName } from '../tables.ts'
import { count, deleteEntries, without } from './derived.ts'

/** A row as it was and as it is: one of them is absent where it is new or gone. */
export interface Step<T extends TableName> {
  before: JournaledTables[T] | undefined
  after: JournaledTables[T] | undefined
}

const countMany = async <T extends TableName>(
  tx: ReadTx,
  table: CounterTable,
  keysOf: (row: JournaledTables[T]) => Record<string, string>[],
  steps: Step<T>[],
) => {
  const counted = new Map<string, { key: Record<string, string>; by: number }>()
  const add = (row: JournaledTables[T] | undefined, by: number) => {
    for (const own of row ? keysOf(row) : []) {
      const key = { accountId: row?.accountId ?? '', ...own }
      const name = JSON.stringify(key)
      counted.set(name, { key, by: (counted.get(name)?.by ?? 0) + by })
    }
  }
  for (const { before, after } of steps) {
    add(before, -1)
    add(after, 1)
  }
  for (const { key, by } of counted.values()) if (by) await count(tx, table, key, by)
}

/** Rewrites what follows from many rows of a table, as `writeDerived` does for one: two statements a lookup table, however many they are. */
export const writeManyDerived = async <T extends TableName>(tx: ReadTx, table: T, steps: Step<T>[]) => {
  for (const derived of derivedOf(table)) {
    const changed = steps.filter(({ before, after }) => !(before && after && derived.from && derived.from(before) === derived.from(after)))
    const entriesOf = (row: JournaledTables[T] | undefined): Entry[] =>
      row ? derived.rows(row).map((entry) => ({ accountId: row.accountId, ...derived.owner(row), ...entry })) : []
    const moved = changed.map(({ before, after }) => ({ old: entriesOf(before), next: entriesOf(after) }))
    await deleteEntries(
      tx,
      derived.table,
      moved.flatMap(({ old, next }) => without(old, next)),
    )
    await insertEntries(
      tx,
      derived.table,
      moved.flatMap(({ old, next }) => without(next, old)),
    )
  }
  for (const { table: counters, keys: keysOf } of kindOf(table).counts ?? []) await countMany(tx, counters, keysOf, steps)
}
