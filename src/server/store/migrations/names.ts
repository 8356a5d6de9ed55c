import type { Kysely } from 'kysely'
import { nameKey } from '../../kinds/names.ts'
import type { Tables } from '../tables.ts'

/** Event categories are told apart and sorted as all other names are. */
export const names = async (db: Kysely<Tables>) => {
  const rows = await db.selectFrom('eventCategories').select(['accountId', 'id', 'name']).execute()
  for (const { accountId, id, name } of rows)
    await db
      .updateTable('eventCategories')
      .set({ sortKey: nameKey(name) })
      .where('accountId', '=', accountId)
      .where('id', '=', id)
      .execute()
}
