import type { Database, PreparedStatement, Sqlite3Static, SqlValue } from '@sqlite.org/sqlite-wasm'
import type { CompiledQuery, Dialect, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import { dialectOf, type SqliteConnection } from '../../core/store/dialect/sqlite.ts'

interface Prepared {
  statement: PreparedStatement
  names: string[]
  /** Which columns are declared as 64-bit: those are ids and come back as decimal text. */
  isId: boolean[]
}

const connectionOf = (sqlite: Sqlite3Static, raw: Database): SqliteConnection => {
  const known = new LRUCache<string, Prepared>({ max: 500, dispose: ({ statement }) => statement.finalize() })

  const prepare = (sql: string): Prepared => {
    const before = known.get(sql)
    if (before) return before
    const statement = raw.prepare(sql)
    const names = statement.columnCount ? statement.getColumnNames([]) : []
    const isId = names.map((_, i) => sqlite.capi.sqlite3_column_decltype(statement, i)?.toLowerCase() === 'bigint')
    const prepared = { statement, names, isId }
    known.set(sql, prepared)
    return prepared
  }

  return {
    query: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const { statement, names, isId } = prepare(query.sql)
      try {
        if (query.parameters.length) statement.bind(query.parameters as SqlValue[])
        const rows: R[] = []
        while (statement.step()) {
          const row: Record<string, unknown> = {}
          names.forEach((name, i) => {
            const value = statement.get(i)
            row[name] = isId[i] && value !== null ? String(value) : value
          })
          rows.push(row as R)
        }
        return names.length ? { rows } : { rows, numAffectedRows: BigInt(raw.changes()) }
      } finally {
        statement.reset(true)
      }
    },
    execute: (sql) => void raw.exec(sql),
    close: () => {
      known.clear()
      raw.close()
    },
  }
}

/** Kysely on one connection of SQLite WASM. */
export const wasmDialect = (sqlite: Sqlite3Static, raw: Database): Dialect => dialectOf(connectionOf(sqlite, raw))
