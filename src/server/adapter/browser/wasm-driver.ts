import type { Database, PreparedStatement, Sqlite3Static, SqlValue } from '@sqlite.org/sqlite-wasm'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { LRUCache } from 'lru-cache'

interface Prepared {
  statement: PreparedStatement
  names: string[]
  /** Which columns are declared as 64-bit: those are ids and come back as decimal text. */
  isId: boolean[]
}

class Connection implements DatabaseConnection {
  readonly #sqlite: Sqlite3Static
  readonly #raw: Database
  readonly #prepared = new LRUCache<string, Prepared>({ max: 500, dispose: ({ statement }) => statement.finalize() })

  constructor(sqlite: Sqlite3Static, raw: Database) {
    this.#sqlite = sqlite
    this.#raw = raw
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.#raw.prepare(sql)
    const names = statement.columnCount ? statement.getColumnNames([]) : []
    const isId = names.map((_, i) => this.#sqlite.capi.sqlite3_column_decltype(statement, i)?.toLowerCase() === 'bigint')
    const prepared = { statement, names, isId }
    this.#prepared.set(sql, prepared)
    return prepared
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, names, isId } = this.#prepare(query.sql)
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
      return names.length ? { rows } : { rows, numAffectedRows: BigInt(this.#raw.changes()) }
    } finally {
      statement.reset(true)
    }
  }

  // biome-ignore lint/correctness/useYield: required by Kysely, and nothing streams rows
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are not streamed')
  }

  close() {
    this.#prepared.clear()
    this.#raw.close()
  }
}

const driver = (raw: Database, connection: Connection): Driver => {
  const execute = (sql: string) => async () => void raw.exec(sql)
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: execute('begin immediate'),
    commitTransaction: execute('commit'),
    rollbackTransaction: execute('rollback'),
    releaseConnection: async () => {},
    destroy: async () => connection.close(),
  }
}

/** Kysely on one connection of SQLite WASM. The owner of the connection begins the transactions. */
export const wasmDialect = (sqlite: Sqlite3Static, raw: Database): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driver(raw, new Connection(sqlite, raw)),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
