import { sql } from 'kysely'
import type { Dialect } from './dialect.ts'

export const sqliteDialect: Dialect = {
  orderedText: sql`text`,
  bytes: sql`blob`,
  keyOnly: sql`without rowid`,
  contains: (text, part) => sql<boolean>`instr(${text}, ${part}) > 0`,
  rowsOf: (json, columns) =>
    sql`(select ${sql.join(columns.map((column) => sql`json_extract(value, ${sql.lit(`$.${column}`)}) as ${sql.ref(column)}`))} from json_each(${json}))`,
}
