import { refuseTaken } from '../../kinds/names.ts'
import type { ReadTx } from '../../store/store.ts'

/** By what an address is told from others: capitals make no difference. */
export const emailKey = (email: string) => email.trim().toLowerCase()

/** The columns of a person's address. */
export const emailColumns = (email: string) => ({ email: email.trim(), emailKey: emailKey(email) })

export const refuseTakenEmail = async (tx: ReadTx, email: string, field: string, own?: string) => {
  const holders = await tx.db.selectFrom('users').select('id').where('emailKey', '=', emailKey(email)).execute()
  refuseTaken(holders, own, field, 'Somebody signs in with this address already.')
}
