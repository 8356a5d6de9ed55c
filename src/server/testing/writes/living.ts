import type { ReadTx, Store } from '../../core/store/store.ts'
import { readProjects } from './project-writes.ts'

const involving = async (db: ReadTx['db'], table: 'deals' | 'cases', accountId: string) => {
  const rows = await db.selectFrom(table).where('accountId', '=', accountId).select(['id', 'involvedPeople']).orderBy('id').execute()
  return rows.map(({ id, involvedPeople }) => ({ id, people: involvedPeople }))
}

/** The existing records, for a random writer to choose from. */
export const readLiving = async (store: Store, accountId: string) => ({
  ...(await readCustomers(store, accountId)),
  inProjects: await readProjects(store, accountId),
})
const readCustomers = (store: Store, accountId: string) =>
  store.read(async ({ db }) => {
    const contacts = await db
      .selectFrom('contacts')
      .where('accountId', '=', accountId)
      .select(['id', 'contactData', 'attachment'])
      .orderBy('id')
      .execute()
    const groups = await db.selectFrom('workgroups').where('accountId', '=', accountId).select(['id', 'users']).orderBy('id').execute()
    return {
      contacts: contacts.map(({ id, contactData, attachment }) => ({
        id,
        data: contactData.map((datum) => datum.id),
        files: attachment,
      })),
      deals: await involving(db, 'deals', accountId),
      cases: await involving(db, 'cases', accountId),
      categories: await db.selectFrom('dealCategories').where('accountId', '=', accountId).select('id').orderBy('id').execute(),
      notes: await db.selectFrom('notes').where('accountId', '=', accountId).select('id').orderBy('id').execute(),
      comments: await db.selectFrom('comments').where('accountId', '=', accountId).select('id').orderBy('id').execute(),
      files: await db.selectFrom('files').where('accountId', '=', accountId).select('id').orderBy('id').execute(),
      groups: groups.map(({ id, users }) => ({ id, users: users })),
    }
  })
export type Living = Awaited<ReturnType<typeof readLiving>>
