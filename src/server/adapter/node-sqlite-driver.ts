import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
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

interface Prepared {
  statement: StatementSync
  reads: boolean
  ids: Set<string>
}
const kept = 500

/** 64-bit columns are ids and come back as decimal text; every other integer is a number. */
const plain = (row: Record<string, unknown>, ids: Set<string>) => {
  for (const column in row) {
    const value = row[column]
    if (typeof value === 'bigint') row[column] = ids.has(column) ? String(value) : Number(value)
  }
  return row
}

class Connection implements DatabaseConnection {
  readonly #raw: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()
  constructor(raw: DatabaseSync) {
    this.#raw = raw
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.#raw.prepare(sql)
    statement.setReadBigInts(true)
    const columns = statement.columns()
    const ids = new Set(columns.filter((column) => column.type?.toLowerCase() === 'bigint').map((column) => column.name))
    const prepared = { statement, reads: columns.length > 0, ids }
    if (this.#prepared.size >= kept) this.#prepared.delete(this.#prepared.keys().next().value ?? '')
    this.#prepared.set(sql, prepared)
    return prepared
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, reads, ids } = this.#prepare(query.sql)
    const values = query.parameters as SQLInputValue[]
    if (reads) return { rows: (statement.all(...values) as Record<string, unknown>[]).map((row) => plain(row, ids)) as R[] }
    const { changes } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const { statement, ids } = this.#prepare(query.sql)
    for (const row of statement.iterate(...(query.parameters as SQLInputValue[])))
      yield { rows: [plain(row as Record<string, unknown>, ids) as R] }
  }
}

const statement = (raw: DatabaseSync, sql: string) => async () => raw.exec(sql)

const driver = (raw: DatabaseSync): Driver => {
  const connection = new Connection(raw)
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: statement(raw, 'begin immediate'),
    commitTransaction: statement(raw, 'commit'),
    rollbackTransaction: statement(raw, 'rollback'),
    releaseConnection: async () => {},
    destroy: async () => {},
  }
}

/** Kysely on one connection of Node's own SQLite. Transactions are begun by who holds the connection. */
export const nodeSqliteDialect = (raw: DatabaseSync): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driver(raw),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
