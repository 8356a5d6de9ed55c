import { sql } from 'kysely'
import type { ContactRow } from '../store/rows/contacts.ts'
import type { WriteTx } from '../store/store.ts'

/** What hangs on a contact has changed, which counts as a change of the contact (`since`). Its own version stays, so nobody's edit is refused for it. */
export const touchContact = async (tx: WriteTx, accountId: string, id: string) => {
  const { rows } = await sql<ContactRow>`select * from contacts where "accountId" = ${accountId} and id = ${id}`.execute(tx.db)
  if (rows[0]) await tx.rewrite('contacts', rows[0], { updatedAt: tx.now })
}
