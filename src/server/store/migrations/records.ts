import { type Kysely, sql } from 'kysely'
import { columnsOf } from '../../kinds/kinds.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { everyRow } from '../every-row.ts'
import { changedColumns, replaceRows } from '../journal/bulk.ts'
import type { Tables } from '../tables.ts'

/** Tasks keep their JSON for lists. */
export const records = (dialect: Dialect) => async (db: Kysely<Tables>) => {
  await sql`alter table tasks add column record ${dialect.orderedText} not null default ''`.execute(db)
  for await (const rows of everyRow({ db }, 'tasks')) {
    const written = rows.map((row) => ({ row, next: { ...row, ...columnsOf('tasks', row) } }))
    await replaceRows({ db, dialect }, 'tasks', written, changedColumns(written))
  }
}
