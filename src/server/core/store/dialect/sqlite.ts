import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect as KyselyDialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import { type Dialect, mostIds } from './dialect.ts'

export const sqliteDialect: Dialect = {
  textType: 'text',
  bytesType: 'blob',
  keyOnly: 'without rowid',
  createIds: async (db) => {
    await sql`insert into sequence (name, value) values ('id', 0)`.execute(db)
  },
  // One at a time, so no id is left out, except in long transactions.
  nextIds: async (db, most) => {
    const count = most < mostIds ? 1 : most
    const next = await sql<{ value: string }>`update sequence set value = value + ${count} where name = 'id' returning value`.execute(db)
    return next.rows.flatMap(({ value }) => Array.from({ length: count }, (_, i) => String(BigInt(value) - BigInt(count - 1 - i))))
  },
  lastId: async (db) => (await db.selectFrom('sequence').select('value').where('name', '=', 'id').executeTakeFirstOrThrow()).value,
  continueAfter: async (db, id) => {
    await db
      .updateTable('sequence')
      .set({ value: sql`max(value, cast(${id} as integer))` })
      .where('name', '=', 'id')
      .execute()
  },
  keyOf: async (db, table) => {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(db)
    return rows.map(({ name }) => name)
  },
  contains: (text, part) => sql<boolean>`instr(${text}, ${part}) > 0`,
  rowsOf: (json, _, columns) =>
    sql`(select ${sql.join(columns.map((column) => sql`json_extract(value, ${sql.lit(`$.${column}`)}) as ${sql.ref(column)}`))} from json_each(${json}))`,
  idsOf: (json) => sql`(select value as id from json_each(${json}))`,
  textsOf: (json, as) => sql`json_each(${json}) as ${sql.ref(as)}`,
  digitsAtOnce: 10,
  joinFound: sql`cross join`,
  joinEach: (table, as, on) => sql`cross join ${sql.table(table)} as ${sql.ref(as)} on ${on}`,
}

/** One connection of a build of SQLite. */
export interface SqliteConnection {
  query: <R>(query: CompiledQuery) => Promise<QueryResult<R>>
  execute: (sql: string) => void
  close: () => void
}

/** Kysely on one connection of SQLite. The owner of the connection begins the transactions. */
export const dialectOf = ({ query, execute, close }: SqliteConnection): KyselyDialect => {
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
