import {
  type ColumnDefinitionNode,
  type CompiledQuery,
  type DatabaseConnection,
  type DataTypeNode,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { QueryResult as Answer, QueryConfig } from 'pg'
import { isUnanswered } from '../../store/dialect/unanswered.ts'

/** A statement that is used again and again keeps a name as long as the process lives, so that a connection parses and plans it once. */
const names = new Map<string, string>()
const uses = new Map<string, number>()
const [often, mostNames, mostUses] = [3, 1000, 5000]
const nameOf = (sql: string) => {
  const known = names.get(sql)
  if (known !== undefined || names.size >= mostNames) return known
  const used = (uses.get(sql) ?? 0) + 1
  if (used < often) {
    // Statements that are seldom the same (a list of ids as long as a request made it) are forgotten before they fill the names.
    if (uses.size >= mostUses) uses.clear()
    uses.set(sql, used)
    return undefined
  }
  uses.delete(sql)
  const name = `t${names.size}`
  names.set(sql, name)
  return name
}

const statement = ({ sql, parameters }: CompiledQuery) => {
  const name = nameOf(sql)
  return { text: sql, values: parameters as unknown[], ...(name === undefined ? {} : { name }) }
}

/** How statements reach a connection. */
export interface Sender {
  ask(query: QueryConfig | string): Promise<Answer>
  /** Sends one whose answer nobody waits for; a failure shows with the next one. */
  tell(query: QueryConfig): Promise<void>
}

const connectionOn = ({ ask, tell }: Sender): DatabaseConnection => ({
  executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
    if (isUnanswered(query)) {
      await tell(statement(query))
      return { rows: [] }
    }
    const { rows, rowCount } = await ask(statement(query))
    return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) }
  },
  // biome-ignore lint/correctness/useYield: nothing here reads a table row by row
  streamQuery: async function* () {
    throw new Error('rows are not streamed from PostgreSQL')
  },
})

/** Text sorts by code point wherever it stands, as on SQLite, whatever the language of the database. */
class ByCodePoint extends PostgresQueryCompiler {
  #inColumn = false
  protected override visitColumnDefinition(node: ColumnDefinitionNode) {
    this.#inColumn = true
    super.visitColumnDefinition(node)
    this.#inColumn = false
  }
  protected override visitDataType(node: DataTypeNode) {
    super.visitDataType(node)
    if (this.#inColumn && node.dataType === 'text') this.append(' collate "C"')
  }
}

const driverOn = (sender: Sender): Driver => {
  const connection = connectionOn(sender)
  const say = (sql: string) => async () => {
    await sender.ask(sql)
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: say('begin'),
    commitTransaction: say('commit'),
    rollbackTransaction: say('rollback'),
    releaseConnection: async () => {},
    destroy: async () => {},
  }
}

/** Kysely on one connection to PostgreSQL. Transactions are begun by who holds the connection. */
export const postgresClientDialect = (sender: Sender): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driverOn(sender),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new ByCodePoint(),
})
