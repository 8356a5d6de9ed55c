import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../dialect/dialect.ts'
import type { Tables } from '../tables.ts'
import { guarded, index, keyed } from './shapes.ts'

/** A table of counters, keyed by what is counted and by who sees it. */
const counters = (db: Kysely<Tables>, dialect: Dialect, name: string, ...of: string[]) =>
  keyed(
    db,
    name,
    ['accountId', ...of, 'visibility', 'authorId', 'groupId', 'allowedUsers'],
    ['accountId', 'authorId', 'groupId'],
    [...of, 'visibility', 'allowedUsers'],
  )
    .addColumn('used', 'integer', (c) => c.notNull())
    .modifyEnd(dialect.keyOnly)
    .execute()

/** Lists of contacts from a table of their own, and counters; what it holds is written anew at the next start. */
export const lists = (dialect: Dialect) => async (db: Kysely<Tables>) => {
  // What decides who sees a contact stands before its long text, or that would be passed over on the way to it.
  await guarded(keyed(db, 'listedContacts', ['accountId', 'sortKey', 'contactId'], ['accountId', 'contactId', 'authorId']))
    .addColumn('sortKey', dialect.orderedText, (c) => c.notNull())
    .addColumn('companyId', 'bigint')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('searchName', 'text', (c) => c.notNull())
    .addColumn('titleKey', 'text', (c) => c.notNull())
    .modifyEnd(dialect.keyOnly)
    .execute()
  // Unique, or SQLite walks the account's list for each contact that is looked for.
  await db.schema.createIndex('listedContactsByContactId').unique().on('listedContacts').columns(['accountId', 'contactId']).execute()
  await index(db, 'listedContacts', ['accountId', 'updatedAt', 'contactId'])
  await index(db, 'listedContacts', ['accountId', 'companyId', 'sortKey', 'contactId'])
  await index(db, 'listedContacts', ['accountId', 'titleKey', 'sortKey', 'contactId'])
  await index(db, 'listedContacts', ['accountId', 'type', 'sortKey', 'contactId'])
  await counters(db, dialect, 'contactCounts', 'type')
  await counters(db, dialect, 'tagCounts', 'tagKey', 'tag')
  await db.schema.dropTable('contactTags').execute()
  await keyed(db, 'contactTags', ['accountId', 'tagKey', 'sortKey', 'contactId'], ['accountId', 'contactId'], ['tagKey'])
    .addColumn('sortKey', dialect.orderedText, (c) => c.notNull())
    .modifyEnd(dialect.keyOnly)
    .execute()
  for (const name of ['SortKeyId', 'UpdatedAtId', 'CompanyIdSortKeyId', 'TitleKeySortKeyId', 'TypeSortKeyId'])
    await db.schema.dropIndex(`contactsBy${name}`).execute()
  await db.schema.dropIndex('contactsCounted').execute()
  for (const name of ['sortKey', 'searchName', 'titleKey', 'record']) await db.schema.alterTable('contacts').dropColumn(name).execute()
  await index(db, 'contacts', ['accountId', 'companyId'])
  await sql`delete from sequence where name = 'derived' and exists (select 1 from contacts)`.execute(db)
}

/** What contacts are called, with who sees them: a tenth of what it takes to read them for that. */
export const contactNames = (dialect: Dialect) => async (db: Kysely<Tables>) => {
  const texts = ['type', 'name', 'lastName']
  await guarded(keyed(db, 'contactNames', ['accountId', 'contactId'], ['accountId', 'contactId', 'authorId'], texts))
    .modifyEnd(dialect.keyOnly)
    .execute()
  const same = sql.raw('"accountId", "authorId", type, name, "lastName", visibility, "allowedUsers", "groupId"')
  await sql`insert into "contactNames" ("contactId", ${same}) select id, ${same} from contacts order by "accountId", id`.execute(db)
}
