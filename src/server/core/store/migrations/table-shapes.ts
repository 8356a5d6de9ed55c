import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/** The columns of a table, each with its type and default, and its indexes, sorted, to compare databases. */
type Shapes = Record<string, string[]>
type Rows = Record<string, unknown>[]

const internal = /^(kysely|sqlite_|attempts)/
const shapesOf = (described: [table: string, part: string][]): Shapes => {
  const parts = Map.groupBy(described.filter(([table]) => !internal.test(table)).toSorted(), ([table]) => table)
  return Object.fromEntries([...parts].map(([table, all]) => [table, all.map(([, part]) => part)]))
}

/** Describes the tables of an SQLite database. */
export const shapeOfSqlite = async (query: (statement: string) => Promise<Rows> | Rows): Promise<Shapes> => {
  const columns =
    await query(`select m.name as tbl, c.name as name, lower(c.type) as type, c."notnull" as filled, c.dflt_value as initial, c.pk as pk
    from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'`)
  const indexes = await query(`select tbl_name as tbl, sql as name from sqlite_master where type = 'index' and sql is not null`)
  return shapesOf([...columns, ...indexes].map(({ tbl, ...part }) => [String(tbl), JSON.stringify(part).replaceAll('\\"', '')]))
}

/** Describes the tables of the current schema of a PostgreSQL database. */
export const shapeOfPostgres = async (db: Kysely<Tables>): Promise<Shapes> => {
  const { rows: columns } = await sql<{
    tbl: string
  }>`select table_name as tbl, column_name as name, data_type as type, collation_name as collation,
    is_nullable as nullable, column_default as initial from information_schema.columns where table_schema = current_schema`.execute(db)
  const { rows: indexes } = await sql<{ tbl: string }>`select tablename as tbl, replace(indexdef, schemaname || '.', '') as name
    from pg_indexes where schemaname = current_schema`.execute(db)
  return shapesOf([...columns, ...indexes].map(({ tbl, ...part }) => [tbl, JSON.stringify(part)]))
}
