import { type Kysely, sql } from 'kysely'
import { derivedVersion } from '../derived/derived-version.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { Tables } from '../tables.ts'
import { big, guarded, index, kept, keyed, text } from './shapes.ts'

const journaled = async (db: Kysely<Tables>, dialect: Dialect) => {
  await text(
    guarded(kept(db, 'contacts')),
    'type',
    'name',
    'lastName',
    'title',
    'backgroundInfo',
    'contactData',
    'importantDates',
    'addresses',
    'attachment',
    'tags',
    'titleKey',
    'searchName',
    'record',
  )
    .addColumn('sortKey', dialect.orderedText, (c) => c.notNull())
    .addColumn('companyId', 'bigint')
    .execute()
  await big(text(guarded(kept(db, 'notes')), 'ownerKind', 'body', 'date', 'attachments'), 'ownerId').execute()
  await big(text(kept(db, 'comments'), 'resourceKind', 'body', 'attachments'), 'resourceId')
    .addColumn('isPrivate', 'integer', (c) => c.notNull())
    .execute()
  await text(kept(db, 'workgroups'), 'name', 'users').execute()
  await big(text(kept(db, 'users'), 'name', 'email', 'emailKey', 'role', 'timeZone'), 'companyId')
    .addColumn('active', 'integer', (c) => c.notNull())
    .execute()
  await text(kept(db, 'files'), 'name', 'contentType', 'attachedAt')
    .addColumn('byteSize', 'integer', (c) => c.notNull())
    .execute()
}

const unjournaled = async (db: Kysely<Tables>, dialect: Dialect) => {
  await keyed(db, 'accounts', ['id'], ['id', 'ownCompanyId'], ['name', 'currency', 'createdAt'])
    .addColumn('demo', 'integer', (c) => c.notNull())
    .execute()
  await keyed(db, 'usage', ['accountId', 'resource'], ['accountId'], ['resource'])
    .addColumn('used', 'integer', (c) => c.notNull())
    .execute()
  await keyed(db, 'sequence', ['name'], ['value'], ['name']).execute()
  await keyed(db, 'changes', ['accountId', 'id'], ['accountId', 'id', 'authorId'], ['date', 'action', 'resource', 'title'])
    .addColumn('resourceId', 'bigint')
    .addColumn('groupKey', 'text')
    .addColumn('undoneBy', 'bigint')
    .execute()
  await keyed(db, 'changeRows', ['accountId', 'changeId', 'position'], ['accountId', 'changeId', 'rowId'], ['tableName'])
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute()
  await guarded(
    keyed(db, 'contactTags', ['accountId', 'tagKey', 'sortKey', 'contactId'], ['accountId', 'contactId', 'authorId'], ['tagKey', 'tag']),
  )
    .addColumn('sortKey', dialect.orderedText, (c) => c.notNull())
    .modifyEnd(dialect.keyOnly)
    .execute()
  await keyed(db, 'contactGrams', ['accountId', 'gram', 'sortKey', 'contactId'], ['accountId', 'contactId'])
    .addColumn('gram', dialect.orderedText, (c) => c.notNull())
    .addColumn('sortKey', dialect.orderedText, (c) => c.notNull())
    .modifyEnd(dialect.keyOnly)
    .execute()
  await keyed(db, 'contactEmails', ['accountId', 'email', 'contactId'], ['accountId', 'contactId'], ['email', 'domain']).execute()
  await keyed(db, 'contactViews', ['accountId', 'userId', 'contactId'], ['accountId', 'userId', 'contactId', 'position']).execute()
  await keyed(db, 'workgroupUsers', ['accountId', 'userId', 'workgroupId'], ['accountId', 'userId', 'workgroupId']).execute()
  await keyed(db, 'fileUses', ['accountId', 'fileId', 'ownerKind', 'ownerId'], ['accountId', 'fileId', 'ownerId'], ['ownerKind']).execute()
  await keyed(db, 'fileChunks', ['accountId', 'fileId', 'position'], ['accountId', 'fileId'])
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('bytes', dialect.bytes, (c) => c.notNull())
    .execute()
  await keyed(db, 'credentials', ['accountId', 'userId'], ['accountId', 'userId'], ['passwordHash']).execute()
  await keyed(db, 'accessKeys', ['tokenHash'], ['accountId', 'id', 'userId'], ['tokenHash', 'kind', 'name', 'createdAt'])
    .addColumn('expiresAt', 'text')
    .execute()
  await keyed(db, 'presence', ['accountId', 'userId'], ['accountId', 'userId'], ['lastHereAt']).execute()
  await keyed(
    db,
    'idempotency',
    ['accountId', 'userId', 'requestKey'],
    ['accountId', 'userId'],
    ['requestKey', 'fingerprint', 'body', 'createdAt'],
  )
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('changeId', 'bigint')
    .execute()
}

export const first = (dialect: Dialect) => async (db: Kysely<Tables>) => {
  await journaled(db, dialect)
  await unjournaled(db, dialect)
  await index(db, 'contacts', ['accountId', 'sortKey', 'id'])
  await index(db, 'contacts', ['accountId', 'updatedAt', 'id'])
  await index(db, 'contacts', ['accountId', 'companyId', 'sortKey', 'id'])
  await index(db, 'contacts', ['accountId', 'titleKey', 'sortKey', 'id'])
  await index(db, 'contacts', ['accountId', 'type', 'sortKey', 'id'])
  await index(db, 'contacts', ['accountId', 'groupId'])
  await db.schema
    .createIndex('contactsCounted')
    .on('contacts')
    .columns(['accountId', 'visibility', 'authorId', 'groupId', 'allowedUsers', 'type'])
    .execute()
  await index(db, 'notes', ['accountId', 'ownerKind', 'ownerId', 'id'])
  await index(db, 'notes', ['accountId', 'groupId'])
  await index(db, 'comments', ['accountId', 'resourceKind', 'resourceId', 'id'])
  await index(db, 'users', ['accountId', 'companyId'])
  await db.schema.createIndex('usersByEmail').on('users').column('emailKey').unique().execute()
  await index(db, 'contactEmails', ['accountId', 'domain', 'contactId'])
  await index(db, 'contactEmails', ['accountId', 'contactId'])
  await index(db, 'contactViews', ['accountId', 'userId', 'position'])
  await index(db, 'workgroupUsers', ['accountId', 'workgroupId'])
  await index(db, 'fileUses', ['accountId', 'ownerKind', 'ownerId'])
  await index(db, 'changes', ['accountId', 'authorId', 'id'])
  await index(db, 'changes', ['accountId', 'groupKey'])
  await index(db, 'changes', ['accountId', 'resource', 'resourceId', 'id'])
  await index(db, 'accessKeys', ['accountId', 'userId', 'id'])
  await index(db, 'idempotency', ['accountId', 'createdAt'])
  await sql`insert into sequence (name, value) values ('derived', ${derivedVersion})`.execute(db)
  await dialect.createIds(db)
}
