import { toConfirm } from '../../core/notify.ts'
import { readOff } from '../../core/rows/mail-off.ts'
import { rowWith } from '../../core/rows/rows.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { OutboxRow, UserRow } from '../../core/store/tables.ts'
import { confirmationWords } from './confirmation-words.ts'
import { invitationWords } from './invitation-words.ts'
import { accountName, type Composed, type Linking, unsubscribeUrls } from './mail-of.ts'
import { notSent } from './states.ts'

interface Around {
  account: string
  unsubscribeUrl: string
}

/** Returns the words of an invitation with a new link, or undefined once the user has joined. */
const invitation = async (tx: WriteTx, { links }: Linking, user: UserRow, around: Around) => {
  const link = await links.invitation(tx, user)
  const author = await rowWith(tx, user, 'users', { id: user.authorId })
  return link && invitationWords({ author: author?.name, link, ...around })
}

/** Returns the words of a mail that asks to confirm the present address of a user. */
const confirmation = async (tx: WriteTx, { links }: Linking, user: UserRow, around: Around) =>
  confirmationWords({ link: await links.confirmation(tx, user), ...around })

/** Writes a mail with a link that only its reader gets, with a new link for each attempt to send it. */
export const mailLink = async (tx: WriteTx, rows: [OutboxRow, ...OutboxRow[]], linking: Linking): Promise<Composed> => {
  const [{ accountId, userId, id, kind }] = rows
  const refused = (reason: string) => ({ mail: undefined, reasons: new Map(rows.map((row) => [row.id, reason])) })
  const user = await rowWith(tx, { accountId }, 'users', { id: userId, active: 1 })
  if (!user) return refused(notSent.takenBack)
  if ((await readOff(tx, { accountId, userId })).none) return refused(notSent.turnedOff)
  const stop = await unsubscribeUrls(tx, linking, { accountId, userId })
  const write = kind === toConfirm ? confirmation : invitation
  const words = await write(tx, linking, user, { account: await accountName(tx, accountId), unsubscribeUrl: stop.page })
  if (!words) return refused(notSent.takenBack)
  const messageId = `<${kind === toConfirm ? 'confirmation' : 'invitation'}-${accountId}-${id}@${new URL(linking.appUrl).hostname}>`
  return { mail: async () => ({ to: user.email, ...words, unsubscribeUrl: stop.header, messageId }), reasons: new Map() }
}
