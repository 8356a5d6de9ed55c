import type { WriteTx } from '../store/store.ts'

/** What hangs on a contact has changed, which counts as a change of the contact (`since`). Its own version stays, so nobody's edit is refused for it. */
export const touchContact = async (tx: WriteTx, accountId: string, id: string) => {
  const row = await tx.db.selectFrom('contacts').selectAll().where('accountId', '=', accountId).where('id', '=', id).executeTakeFirst()
  if (row) await tx.rewrite('contacts', row, { updatedAt: tx.now })
}
