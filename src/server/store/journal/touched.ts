import { asWritten } from '../../resources/definitions.ts'
import type { AnyRow, Row, TableName } from '../tables.ts'

/** A row before and after a transaction. Absent before it was created and after it was deleted. */
export interface Touched {
  table: TableName
  id: string
  before: AnyRow | undefined
  after: AnyRow | undefined
}

/** Collects the rows that a transaction touches, each with its first and its last state. */
export const openTouched = () => {
  const touched = new Map<string, Touched>()
  const note = <T extends TableName>(table: T, before: Row<T> | undefined, after: Row<T> | undefined) => {
    const id = (after ?? before)?.id ?? ''
    const key = `${table} ${id}`
    const first = touched.get(key)
    touched.set(key, {
      table,
      id,
      before: first ? first.before : before && asWritten(table, before),
      after: after && asWritten(table, after),
    })
  }
  return { touched: touched as ReadonlyMap<string, Touched>, note }
}
