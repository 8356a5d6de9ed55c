import { refuseTaken } from '../../kinds/unique.ts'
import type { ReadTx } from '../../store/store.ts'

/** By what an address is told from others: capitals make no difference. */
export const emailKey = (email: string) => email.trim().toLowerCase()

/** The columns of a person's address. */
export const emailColumns = (email: string) => ({ email: email.trim(), emailKey: emailKey(email) })

export const refuseTakenEmail = (tx: ReadTx, email: string, field: string, own?: string) =>
  refuseTaken(tx, 'users', { ...emailColumns(email), ...(own ? { id: own } : {}) }, field, 'Somebody signs in with this address already.')
