import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect/dialect.ts'
import type { Tables } from '../tables.ts'
import { guarded, index, kept, keyed, text } from './shapes.ts'

/** Deals, their categories, cases, and who is involved in them. */
export const customers = (dialect: Dialect) => async (db: Kysely<Tables>) => {
  await text(
    guarded(kept(db, 'deals')),
    'name',
    'dealStatus',
    'statusSince',
    'currency',
    'price',
    'priceType',
    'duration',
    'backgroundInfo',
    'involvedPeople',
    'priceKey',
  )
    .addColumn('sortKey', dialect.orderedText, (c) => c.notNull())
    .addColumn('valueKey', dialect.orderedText, (c) => c.notNull())
    .addColumn('dealWith', 'bigint')
    .addColumn('dealCategoryId', 'bigint')
    .addColumn('dealResponsibleId', 'bigint')
    .execute()
  await text(kept(db, 'dealCategories'), 'name').execute()
  await text(guarded(kept(db, 'cases')), 'name', 'caseStatus', 'statusSince', 'attachment', 'involvedPeople').execute()
  await keyed(
    db,
    'involvedContacts',
    ['accountId', 'contactId', 'ownerKind', 'ownerId'],
    ['accountId', 'contactId', 'ownerId'],
    ['ownerKind'],
  ).execute()
  for (const order of ['createdAt', 'valueKey', 'sortKey']) {
    await index(db, 'deals', ['accountId', order, 'id'])
    await index(db, 'deals', ['accountId', 'dealStatus', order, 'id'])
  }
  for (const column of ['dealWith', 'dealCategoryId', 'dealResponsibleId'])
    await index(db, 'deals', ['accountId', column, 'createdAt', 'id'])
  await index(db, 'deals', ['accountId', 'groupId'])
  await db.schema
    .createIndex('dealsSummed')
    .on('deals')
    .columns(['accountId', 'dealStatus', 'currency', 'visibility', 'authorId', 'groupId', 'allowedUsers', 'priceKey', 'valueKey'])
    .execute()
  await index(db, 'cases', ['accountId', 'createdAt', 'id'])
  await index(db, 'cases', ['accountId', 'caseStatus', 'createdAt', 'id'])
  await index(db, 'cases', ['accountId', 'groupId'])
  await index(db, 'involvedContacts', ['accountId', 'ownerKind', 'ownerId', 'contactId'])
}
