import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, Dialect, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import { dialectOf, type SqliteConnection } from '../../core/store/dialect/sqlite.ts'

interface Prepared {
  statement: StatementSync
  columns: Column[]
}
interface Column {
  name: string
  /** 64-bit columns are ids and come back as decimal text. All other integers are numbers. */
  isId: boolean
}
/** Builds a row from an array of cells, in a third of the time that the driver takes for objects. */
const plain = (cells: unknown[], columns: Column[]) => {
  const row: Record<string, unknown> = {}
  for (let i = 0; i < columns.length; i += 1) {
    const { name, isId } = columns[i] as Column
    const value = cells[i]
    row[name] = typeof value === 'bigint' ? (isId ? String(value) : Number(value)) : value
  }
  return row
}

/** Node's SQLite is synchronous, so a long transaction yields to other work every few milliseconds. */
let turnBegan = 0
const yieldToOthers = async () => {
  if (performance.now() - turnBegan < 15) return
  await new Promise(setImmediate)
  turnBegan = performance.now()
}

const connectionOf = (raw: DatabaseSync): SqliteConnection => {
  const known = new LRUCache<string, Prepared>({ max: 500 })

  const prepare = (sql: string): Prepared => {
    const before = known.get(sql)
    if (before) return before
    const statement = raw.prepare(sql)
    statement.setReadBigInts(true)
    statement.setReturnArrays(true)
    const columns = statement.columns().map((column) => ({ name: column.name, isId: column.type?.toLowerCase() === 'bigint' }))
    const prepared = { statement, columns }
    known.set(sql, prepared)
    return prepared
  }

  return {
    query: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      await yieldToOthers()
      const { statement, columns } = prepare(query.sql)
      const values = query.parameters as SQLInputValue[]
      if (columns.length) return { rows: (statement.all(...values) as unknown as unknown[][]).map((cells) => plain(cells, columns)) as R[] }
      const { changes } = statement.run(...values)
      return { rows: [], numAffectedRows: BigInt(changes) }
    },
    execute: (sql) => raw.exec(sql),
    close: () => {},
  }
}

/** Kysely on one connection of Node's SQLite, which its owner closes. */
export const nodeSqliteDialect = (raw: DatabaseSync): Dialect => dialectOf(connectionOf(raw))
