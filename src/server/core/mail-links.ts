import type { WriteTx } from './store/store.ts'
import type { UserRow } from './store/tables.ts'

/** The links that only the reader of a mail gets. They are made when it is sent, because only their digests are stored. */
export interface MailLinks {
  /** Ends the earlier link of an invited user and returns a new one, or undefined once they have joined. */
  invitation(tx: WriteTx, user: UserRow): Promise<{ link: string; expiresAt: string } | undefined>
  /** Returns a link that confirms the present address of a user. */
  confirmation(tx: WriteTx, user: UserRow): Promise<string>
  /** Returns the token of the link that stops all mails to a user. */
  unsubscribeToken(tx: WriteTx, person: { accountId: string; userId: string }): Promise<string>
}
