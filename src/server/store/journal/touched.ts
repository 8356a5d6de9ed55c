import { asWritten } from '../../kinds/kinds.ts'
import type { JournaledTables, TableName } from '../tables.ts'

/** A row as it was and as it is; absent before it was made and after it was removed. */
export interface Touched {
  table: TableName
  id: string
  before: JournaledTables[TableName] | undefined
  after: JournaledTables[TableName] | undefined
}

/** Notes the rows that a transaction touches, each once: as it was at first, and as it came to be. */
export const openTouched = () => {
  const touched = new Map<string, Touched>()
  const note = <T extends TableName>(table: T, before: JournaledTables[T] | undefined, after: JournaledTables[T] | undefined) => {
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
