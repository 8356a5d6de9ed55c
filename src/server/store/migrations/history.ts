import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { index } from './shapes.ts'

/** What happened to one record, whatever the changes were about; and which changes are past their days, looked for every hour. */
export const history = async (db: Kysely<Tables>) => {
  await index(db, 'changeRows', ['accountId', 'tableName', 'rowId', 'changeId'])
  await sql`create index "changesByDate" on changes (date)`.execute(db)
}

/** Which sessions and kept answers are past their time, looked for every hour. */
export const passing = async (db: Kysely<Tables>) => {
  await sql`create index "accessKeysByExpiresAt" on "accessKeys" ("expiresAt")`.execute(db)
  await sql`create index "idempotencyByCreatedAtAlone" on idempotency ("createdAt")`.execute(db)
}

/** Files tell when they were last used, where they told when they first were: what was taken off lately is kept for the days of its undo. */
export const lastUse = async (db: Kysely<Tables>) => {
  await sql`update files set "attachedAt" = coalesce((select max(date) from changes), "attachedAt") where "attachedAt" > ''`.execute(db)
}

/** How much the files of each account take up, in KiB. */
export const heldFiles = async (db: Kysely<Tables>) => {
  await sql`insert into usage ("accountId", resource, used)
    select "accountId", 'files', sum((length(bytes) + 1023) / 1024) from "fileChunks" group by "accountId"`.execute(db)
}
