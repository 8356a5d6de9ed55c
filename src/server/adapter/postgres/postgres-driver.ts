import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { ClientBase } from 'pg'
import type { Tables } from '../../store/tables.ts'

/** Statements that are used often get a name for the life of the process, so each connection parses and plans them once. */
const names = new Map<string, string>()
const uses = new Map<string, number>()
const [often, mostNames, mostUses] = [3, 1000, 5000]
const nameOf = (sql: string) => {
  const known = names.get(sql)
  if (known !== undefined || names.size >= mostNames) return known
  const used = (uses.get(sql) ?? 0) + 1
  if (used < often) {
    // Statements that rarely repeat, such as those with a list of ids, are forgotten before they use up the names.
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

const connectionOn = (client: ClientBase): DatabaseConnection => ({
  executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
    const { rows, rowCount } = await client.query(statement(query))
    return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) }
  },
  // biome-ignore lint/correctness/useYield: required by Kysely, and nothing streams rows
  streamQuery: async function* () {
    throw new Error('rows are not streamed')
  },
})

/** Kysely on one PostgreSQL connection. The owner of the connection begins and ends its transactions. */
export const kyselyOn = (client: ClientBase) => {
  const connection = connectionOn(client)
  const say = (sql: string) => async () => void (await client.query(sql))
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: say('begin'),
    commitTransaction: say('commit'),
    rollbackTransaction: say('rollback'),
    releaseConnection: async () => {},
    destroy: async () => {},
  }
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
