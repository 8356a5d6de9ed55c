import { sql } from 'kysely'
import type { Dialect } from './dialect.ts'

const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`

export const sqliteDialect: Dialect = {
  orderedText: sql`text`,
  bytes: sql`blob`,
  contains: (text, part) => sql<boolean>`instr(${text}, ${part}) > 0`,
  createSearch: async (db) => {
    await sql`create virtual table contactSearch using fts5(name, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`.execute(
      db,
    )
  },
  indexName: async (db, contactId, name) => {
    const rowid = BigInt(contactId)
    if (name === undefined) await sql`delete from contactSearch where rowid = ${rowid}`.execute(db)
    else await sql`insert into contactSearch (rowid, name) values (${rowid}, ${name})`.execute(db)
  },
  findNames: async (db, term, most) => {
    if ([...term].length < 3) return undefined
    const found = await sql<{ id: number }>`select rowid as id from contactSearch where name match ${quoted(term)} limit ${most}`.execute(
      db,
    )
    return found.rows.map((row) => String(row.id))
  },
}
