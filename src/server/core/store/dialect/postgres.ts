import { sql } from 'kysely'
import type { Dialect } from './dialect.ts'

export const postgresDialect: Dialect = {
  textType: 'text collate "C"',
  bytesType: 'bytea',
  keyOnly: '',
  createIds: async (db) => {
    await sql`create sequence ids`.execute(db)
  },
  // A sequence takes no lock, so transactions do not wait for each other. Unused ids leave gaps, which are harmless.
  nextIds: async (db, most) => {
    const next = await sql<{ id: string }>`select nextval('ids') as id from generate_series(1, ${most})`.execute(db)
    return next.rows.map(({ id }) => id)
  },
  lastId: async (db) => {
    const { rows } = await sql<{ id: string }>`select case when is_called then last_value else 0 end as id from ids`.execute(db)
    return rows[0]?.id ?? '0'
  },
  continueAfter: async (db, id) => {
    await sql`select setval('ids', greatest(${id}::bigint, last_value)) from ids`.execute(db)
  },
  keyOf: async (db, table) => {
    const { rows } = await sql<{ name: string }>`select a.attname as name from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = ${`"${table}"`}::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`.execute(db)
    return rows.map(({ name }) => name)
  },
  contains: (text, part) => sql<boolean>`strpos(${text}, ${part}) > 0`,
  rowsOf: (json, table) => sql`json_populate_recordset(null::${sql.table(table)}, ${json}::json)`,
  idsOf: (json) => sql`(select value::bigint as id from json_array_elements_text(${json}::json))`,
  textsOf: (json, as) => sql`json_array_elements_text(${json}::json) as ${sql.ref(as)}(value)`,
  // Summing numbers of any length is faster than splitting them.
  digitsAtOnce: 1000,
  joinFound: sql`join`,
  // The offset stops the planner, which underestimates the matches, from reading and sorting everything.
  joinEach: (table, as, on) =>
    sql`cross join lateral (select * from ${sql.table(table)} as ${sql.ref(as)} where ${on} offset 0) as ${sql.ref(as)}`,
}
