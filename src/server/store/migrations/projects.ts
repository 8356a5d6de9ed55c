import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Dialect } from '../dialect/dialect.ts'
import type { Tables } from '../tables.ts'
import { big, index, kept, keyed, text } from './shapes.ts'

type AnyTable = CreateTableBuilder<string, string>
const integers = (table: AnyTable, ...names: string[]) => names.reduce((t, name) => t.addColumn(name, 'integer', (c) => c.notNull()), table)
const references = (table: AnyTable, ...names: string[]) => names.reduce((t, name) => t.addColumn(name, 'bigint'), table)
/** A table of things that are part of a project. */
const part = (db: Kysely<Tables>, name: string, ...texts: string[]) => big(text(kept(db, name), ...texts), 'projectId')

const parts = async (db: Kysely<Tables>) => {
  await part(db, 'categories', 'name', 'type').execute()
  await references(
    integers(part(db, 'messages', 'title', 'body', 'subscribers', 'attachments'), 'isPrivate', 'pinned'),
    'categoryId',
    'milestoneId',
  ).execute()
  await references(integers(part(db, 'expenses', 'date', 'amount', 'notes'), 'billable'), 'categoryId').execute()
  await references(part(db, 'milestones', 'title', 'deadline', 'completedAt'), 'responsibleId').execute()
  await references(integers(part(db, 'writeboards', 'title'), 'revision'), 'categoryId').execute()
  await integers(big(text(kept(db, 'writeboardRevisions'), 'body'), 'writeboardId'), 'number').execute()
  await references(part(db, 'links', 'title', 'url'), 'categoryId').execute()
}

export const projects = (dialect: Dialect) => async (db: Kysely<Tables>) => {
  await references(
    integers(
      text(kept(db, 'projects'), 'name', 'overviewPageAnnouncement', 'startPage', 'status', 'companies'),
      'noEmailNotifications',
      'displayAnnouncement',
      'allowHtmlInAnnouncement',
      'defaultToPrivate',
    ),
    'categoryId',
    'contactId',
  )
    .addColumn('sortKey', dialect.orderedText, (c) => c.notNull())
    .execute()
  await text(kept(db, 'projectCategories'), 'name').execute()
  await text(kept(db, 'expenseCategories'), 'name').execute()
  await parts(db)
  for (const column of ['projectId', 'revisionId']) await db.schema.alterTable('comments').addColumn(column, 'bigint').execute()
  for (const column of ['projectId', 'categoryId']) await db.schema.alterTable('files').addColumn(column, 'bigint').execute()
  const company = ['accountId', 'projectId', 'companyId']
  await keyed(db, 'projectCompanies', ['accountId', 'companyId', 'projectId'], company).execute()
  const outbox = keyed(
    db,
    'outbox',
    ['accountId', 'id'],
    ['accountId', 'id', 'userId', 'resourceId'],
    ['kind', 'resource', 'createdAt', 'nextAttemptAt', 'error'],
  )
  await integers(outbox, 'attempts').addColumn('sentAt', 'text').execute()
  await indices(db)
}

const indices = async (db: Kysely<Tables>) => {
  await index(db, 'projects', ['accountId', 'sortKey', 'id'])
  await index(db, 'projects', ['accountId', 'contactId'])
  await index(db, 'projects', ['accountId', 'categoryId'])
  await index(db, 'projectCompanies', ['accountId', 'projectId'])
  await index(db, 'categories', ['accountId', 'projectId', 'type'])
  await index(db, 'messages', ['accountId', 'projectId', 'pinned', 'id'])
  await index(db, 'messages', ['accountId', 'categoryId', 'pinned', 'id'])
  await index(db, 'messages', ['accountId', 'milestoneId'])
  await index(db, 'expenses', ['accountId', 'projectId', 'date', 'id'])
  await index(db, 'expenses', ['accountId', 'categoryId'])
  await index(db, 'milestones', ['accountId', 'projectId', 'deadline', 'id'])
  await index(db, 'writeboards', ['accountId', 'projectId', 'id'])
  await index(db, 'writeboards', ['accountId', 'categoryId'])
  await index(db, 'writeboardRevisions', ['accountId', 'writeboardId', 'number'])
  await index(db, 'links', ['accountId', 'projectId', 'id'])
  await index(db, 'links', ['accountId', 'categoryId'])
  await index(db, 'comments', ['accountId', 'projectId', 'id'])
  await index(db, 'comments', ['accountId', 'revisionId'])
  await index(db, 'files', ['accountId', 'projectId', 'id'])
  await index(db, 'files', ['accountId', 'categoryId', 'id'])
  await index(db, 'outbox', ['accountId', 'userId', 'id'])
}
