import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** One connection of a build of SQLite. */
export interface SqliteConnection {
  query: <R>(query: CompiledQuery) => Promise<QueryResult<R>>
  execute: (sql: string) => void
  close: () => void
}

/** Kysely on one connection of SQLite. The owner of the connection begins the transactions. */
export const dialectOf = ({ query, execute, close }: SqliteConnection): Dialect => {
  const connection: DatabaseConnection = {
    executeQuery: query,
    streamQuery: () => {
      throw new Error('rows are not streamed')
    },
  }
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: async () => execute('begin immediate'),
      commitTransaction: async () => execute('commit'),
      rollbackTransaction: async () => execute('rollback'),
      releaseConnection: async () => {},
      destroy: async () => close(),
    }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
