import { sql } from 'kysely'
import { ask } from '../store/ask.ts'
import type { ContactRow } from '../store/rows/contacts.ts'
import type { WriteTx } from '../store/store.ts'

/** What hangs on a contact has changed, which counts as a change of the contact (`since`). Its own version stays, so nobody's edit is refused for it. */
export const touchContact = async (tx: WriteTx, accountId: string, id: string) => {
  const [row] = await ask(
    tx,
    'a contact, whoever sees it',
    { accountId, id },
    (given) => sql<ContactRow>`select * from contacts where "accountId" = ${given.accountId} and id = ${given.id}`,
  )
  if (row) await tx.rewrite('contacts', row, { updatedAt: tx.now })
}
