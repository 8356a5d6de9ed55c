import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../dialect/dialect.ts'
import type { Tables } from '../tables.ts'
import { big, index, kept, keyed, text } from './shapes.ts'

export const tasks = (dialect: Dialect) => async (db: Kysely<Tables>) => {
  await text(kept(db, 'taskLists'), 'name')
    .addColumn('projectId', 'bigint', (c) => c.notNull())
    .addColumn('milestoneId', 'bigint')
    .addColumn('rank', dialect.orderedText, (c) => c.notNull())
    .execute()
  await text(
    big(kept(db, 'tasks'), 'ownerId'),
    'ownerKind',
    'subject',
    'state',
    'completedAt',
    'dueDate',
    'startDate',
    'priority',
    'estimatedTime',
    'responsibles',
    'attachments',
  )
    .addColumn('projectId', 'bigint')
    .addColumn('rank', dialect.orderedText, (c) => c.notNull())
    .execute()
  await keyed(db, 'taskResponsibles', ['accountId', 'userId', 'completedAt', 'taskId'], ['accountId', 'userId', 'taskId'], ['completedAt'])
    .modifyEnd(dialect.keyOnly)
    .execute()
  await index(db, 'taskLists', ['accountId', 'projectId', 'rank', 'id'])
  await index(db, 'taskLists', ['accountId', 'milestoneId'])
  await index(db, 'tasks', ['accountId', 'ownerKind', 'ownerId', 'completedAt', 'rank', 'id'])
  await index(db, 'tasks', ['accountId', 'projectId'])
  await sql`create index "tasksMade" on tasks ("accountId", "authorId", "completedAt")`.execute(db)
}
