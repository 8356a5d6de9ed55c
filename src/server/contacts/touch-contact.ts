import { sql } from 'kysely'
import type { WriteTx } from '../store/store.ts'
import type { ContactRow } from '../store/tables.ts'

/**
 * Marks a contact as updated after a change of its notes or tasks, for `since`. Its version stays the same, so edits in progress are
 * not refused.
 */
export const touchContact = async (tx: WriteTx, accountId: string, id: string) => {
  const { rows } = await sql<ContactRow>`select * from contacts where "accountId" = ${accountId} and id = ${id}`.execute(tx.db)
  if (rows[0]) await tx.rewrite('contacts', rows[0], { updatedAt: tx.now })
}
