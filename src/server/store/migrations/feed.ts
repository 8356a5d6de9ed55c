import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../dialect/dialect.ts'
import type { Tables } from '../tables.ts'
import { index, kept, keyed, text } from './shapes.ts'

/** What spans the rooms: the activity feed, what everything is found by, and the categories of events. */
export const feed = (dialect: Dialect) => async (db: Kysely<Tables>) => {
  await keyed(db, 'recordings', ['accountId', 'id'], ['accountId', 'id', 'authorId', 'resourceId'], ['date', 'action', 'resource'])
    .addColumn('projectId', 'bigint')
    .addColumn('undone', 'integer', (c) => c.notNull())
    .execute()
  await text(kept(db, 'eventCategories'), 'name')
    .addColumn('sortKey', dialect.orderedText, (c) => c.notNull())
    .execute()
  await keyed(db, 'searchTexts', ['accountId', 'resource', 'rowId'], ['accountId', 'rowId'], ['resource'])
    .addColumn('text', dialect.orderedText, (c) => c.notNull())
    .modifyEnd(dialect.keyOnly)
    .execute()
  await keyed(db, 'searchGrams', ['accountId', 'resource', 'gram', 'rowId'], ['accountId', 'rowId'], ['resource'])
    .addColumn('gram', dialect.orderedText, (c) => c.notNull())
    .modifyEnd(dialect.keyOnly)
    .execute()
  await index(db, 'recordings', ['accountId', 'date', 'id'])
  await index(db, 'recordings', ['accountId', 'projectId', 'date', 'id'])
  await sql`create index "changesByUndoneBy" on changes ("accountId", "undoneBy") where "undoneBy" is not null`.execute(db)
  await sql`create index "outboxDue" on outbox ("nextAttemptAt") where "sentAt" is null`.execute(db)
  await index(db, 'eventCategories', ['accountId', 'sortKey', 'id'])
  await index(db, 'searchTexts', ['accountId', 'resource', 'text', 'rowId'])
}
