import type { WriteTx } from '../store/store.ts'
import type { ReadRow } from './contact-record.ts'
import { ownColumns } from './find-contacts.ts'

/** What hangs on a contact has changed, which counts as a change of the contact (`since`). Its own version stays, so nobody's edit is refused for it. */
export const touchContact = (tx: WriteTx, contact: ReadRow) => {
  const row = ownColumns(contact)
  return tx.db.updateTable('contacts').set({ updatedAt: tx.now }).where('accountId', '=', row.accountId).where('id', '=', row.id).execute()
}
