import { refuseTaken } from '../../../core/rows/unique.ts'
import type { ReadTx } from '../../../core/store/store.ts'

/** Returns the form in which addresses are compared, without case. */
export const emailKey = (email: string) => email.trim().toLowerCase()

/** Returns the mailbox of an address: many mail servers ignore what follows a plus sign. */
export const mailboxOf = (email: string) => emailKey(email).replace(/\+.*(?=@)/, '')

/** Returns the columns of a user's address. */
export const emailColumns = (email: string) => ({ email: email.trim(), emailKey: emailKey(email) })

/** Refuses an address that another user of the workspace has. */
export const refuseTakenEmail = (tx: ReadTx, { accountId }: { accountId: string }, email: string, field: string, own?: string) =>
  refuseTaken(
    tx,
    'users',
    { accountId, ...emailColumns(email), ...(own ? { id: own } : {}) },
    field,
    'Somebody in this workspace signs in with this address already.',
  )
