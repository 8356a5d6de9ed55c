import type { WriteTx } from '../store/store.ts'

/** What hangs on a contact has changed, which counts as a change of the contact (`since`). Its own version stays, so nobody's edit is refused for it. */
export const touchContact = (tx: WriteTx, accountId: string, id: string) =>
  tx.db.updateTable('contacts').set({ updatedAt: tx.now }).where('accountId', '=', accountId).where('id', '=', id).execute()
