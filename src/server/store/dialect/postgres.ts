import { sql } from 'kysely'
import type { Dialect } from './dialect.ts'

export const postgresDialect: Dialect = {
  orderedText: sql`text collate "C"`,
  bytes: sql`bytea`,
  keyOnly: sql``,
  createIds: async (db) => {
    await sql`create sequence ids`.execute(db)
  },
  // A sequence is no row, so nobody waits for another's transaction; what a transaction leaves over of its few is a gap, which harms nothing.
  nextIds: async (db, most) => {
    const next = await sql<{ id: string }>`select nextval('ids') as id from generate_series(1, ${most})`.execute(db)
    return next.rows.map(({ id }) => id)
  },
  contains: (text, part) => sql<boolean>`strpos(${text}, ${part}) > 0`,
  rowsOf: (json, table) => sql`json_populate_recordset(null::${sql.table(table)}, ${json}::json)`,
  joinFound: sql`join`,
}
