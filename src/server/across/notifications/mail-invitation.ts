import { rowWith } from '../../core/rows/rows.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { OutboxRow } from '../../core/store/tables.ts'
import { hasPassword, type Inviting, makeLink } from '../../resources/people/invitations.ts'
import { readOff } from '../../resources/people/mail-settings.ts'
import { invitationWords } from './invitation-words.ts'
import { type Composed, unsubscribeUrls } from './mail-of.ts'
import { notSent } from './states.ts'

/** Returns what writes the mail of an invitation, with a new link for each attempt to send it. */
export const mailInvitation =
  (deps: Inviting) =>
  async (tx: WriteTx, rows: [OutboxRow, ...OutboxRow[]]): Promise<Composed> => {
    const [{ accountId, userId, id }] = rows
    const refused = (reason: string) => ({ mail: undefined, reasons: new Map(rows.map((row) => [row.id, reason])) })
    const user = await rowWith(tx, { accountId }, 'users', { id: userId, active: 1 })
    if (!user || (await hasPassword(tx, user))) return refused(notSent.takenBack)
    if ((await readOff(tx, { accountId, userId })).none) return refused(notSent.turnedOff)
    const author = await rowWith(tx, user, 'users', { id: user.authorId })
    const stop = await unsubscribeUrls(tx, { appUrl: deps.options.appUrl, secrets: deps.secrets }, { accountId, userId })
    const account = await tx.db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()
    const link = await makeLink(tx, deps, user)
    const words = invitationWords({ author: author?.name, account: account.name, link, unsubscribeUrl: stop.page })
    const messageId = `<invitation-${accountId}-${id}@${new URL(deps.options.appUrl).hostname}>`
    return { mail: async () => ({ to: user.email, ...words, unsubscribeUrl: stop.header, messageId }), reasons: new Map() }
  }
