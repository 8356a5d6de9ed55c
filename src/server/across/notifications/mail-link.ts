import { addresses } from '../../../addresses.ts'
import { rowWith } from '../../core/rows/rows.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { OutboxRow, UserRow } from '../../core/store/tables.ts'
import { confirmationToken, toConfirm } from '../../resources/people/confirm-address.ts'
import { hasPassword, type Inviting, makeLink } from '../../resources/people/invitations.ts'
import { readOff } from '../../resources/people/mail-settings.ts'
import { confirmationWords } from './confirmation-words.ts'
import { invitationWords } from './invitation-words.ts'
import { accountName, type Composed, unsubscribeUrls } from './mail-of.ts'
import { notSent } from './states.ts'

/** Returns the words of an invitation with a new link, or undefined once the user has joined. */
const invitation = async (tx: WriteTx, deps: Inviting, user: UserRow, account: string, unsubscribeUrl: string) => {
  if (await hasPassword(tx, user)) return undefined
  const author = await rowWith(tx, user, 'users', { id: user.authorId })
  return invitationWords({ author: author?.name, account, link: await makeLink(tx, deps, user), unsubscribeUrl })
}

/** Returns the words of a mail that asks to confirm the present address of a user. */
const confirmation = async (tx: WriteTx, { secrets, options }: Inviting, user: UserRow, account: string, unsubscribeUrl: string) => {
  const token = await confirmationToken(tx, secrets, user)
  return confirmationWords({ account, link: options.appUrl + addresses.confirmation.replace(':token', token), unsubscribeUrl })
}

/** Returns what writes mails with a link that only their reader gets, with a new link for each attempt to send them. */
export const mailLink =
  (deps: Inviting) =>
  async (tx: WriteTx, rows: [OutboxRow, ...OutboxRow[]]): Promise<Composed> => {
    const [{ accountId, userId, id, kind }] = rows
    const refused = (reason: string) => ({ mail: undefined, reasons: new Map(rows.map((row) => [row.id, reason])) })
    const user = await rowWith(tx, { accountId }, 'users', { id: userId, active: 1 })
    if (!user) return refused(notSent.takenBack)
    if ((await readOff(tx, { accountId, userId })).none) return refused(notSent.turnedOff)
    const { appUrl } = deps.options
    const stop = await unsubscribeUrls(tx, { appUrl, secrets: deps.secrets }, { accountId, userId })
    const write = kind === toConfirm ? confirmation : invitation
    const words = await write(tx, deps, user, await accountName(tx, accountId), stop.page)
    if (!words) return refused(notSent.takenBack)
    const messageId = `<${kind === toConfirm ? 'confirmation' : 'invitation'}-${accountId}-${id}@${new URL(appUrl).hostname}>`
    return { mail: async () => ({ to: user.email, ...words, unsubscribeUrl: stop.header, messageId }), reasons: new Map() }
  }
