import type { Actor } from '../../core/actor.ts'
import type { Deps, Secrets } from '../../core/deps.ts'
import { refuse } from '../../core/errors.ts'
import { addToOutbox, toConfirm } from '../../core/notify.ts'
import { readOff } from '../../core/rows/mail-off.ts'
import { findRow, rowWith } from '../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { UserRow } from '../../core/store/tables.ts'
import { limitMail } from './limit-mail.ts'
import { grantKey } from './sign-in/access-keys.ts'
import { accountIdIn } from './sign-in/identify.ts'

/** Notes that a user has shown that their present address is theirs. */
export const confirm = async ({ db }: WriteTx, { accountId, id, emailKey }: Pick<UserRow, 'accountId' | 'id' | 'emailKey'>) => {
  await db.updateTable('credentials').set({ confirmedKey: emailKey }).where('accountId', '=', accountId).where('userId', '=', id).execute()
}

/** Returns the token of a link that confirms the present address of a user, for a day. */
export const confirmationToken = async (tx: WriteTx, secrets: Secrets, { accountId, id, emailKey }: UserRow) => {
  const key = { kind: 'confirmation', days: 1, name: emailKey } as const
  return (await grantKey(tx, { secrets }, { accountId, userId: id }, key)).token
}

/** Returns whether a user has shown that their present address is theirs. */
export const isConfirmed = async (tx: ReadTx, user: UserRow) =>
  (await rowWith(tx, user, 'credentials', { userId: user.id }))?.confirmedKey === user.emailKey

const findUnconfirmed = async (tx: ReadTx, actor: Actor) => {
  const user = await findRow(tx, actor, 'users', actor.userId)
  if (await isConfirmed(tx, user)) return undefined
  return { user, mailsStopped: (await readOff(tx, actor)).none }
}

/** Sends a user the link that confirms their address. Its mail is written when it is sent. */
export const sendConfirmation = async (tx: WriteTx, { accountId, userId }: Actor) => {
  await addToOutbox(tx, { accountId, userId, authorId: userId, kind: toConfirm, resource: 'users', resourceId: userId }, true)
}

/** Counts the link that a user asks for. @throws 422, or 429 if the address got too many links */
export const prepareConfirmation = async ({ deps, actor }: { deps: Deps; actor: Actor }) => {
  if (deps.options.mailFrom === undefined) throw refuse(422, 'no-mail', 'There is no mail server here, so no address has to be confirmed.')
  const found = await deps.store.read((tx) => findUnconfirmed(tx, actor))
  if (!found) throw refuse(422, 'confirmed', 'Your address is already confirmed.')
  if (found.mailsStopped) throw refuse(422, 'mail-off', 'You have turned off e-mails. Turn them on first.')
  await limitMail(deps, actor, 'confirmation', [found.user.email])
  return { email: found.user.email }
}

/**
 * Refuses a user who has not confirmed their address, and sends them the link. Otherwise anybody could have e-mails sent to strangers.
 * @throws 403, or 429 if the address got too many links
 */
export const requireConfirmed = async (deps: Deps, actor: Actor) => {
  const found = await deps.store.read((tx) => findUnconfirmed(tx, actor))
  if (!found) return
  const refused = (then: string) => refuse(403, 'unconfirmed', `Confirm your e-mail address before you invite people. ${then}`)
  if (found.mailsStopped) throw refused('Turn on e-mails in your profile, and try again to get the link.')
  await limitMail(deps, actor, 'confirmation', [found.user.email])
  await deps.store.write((tx) => sendConfirmation(tx, actor), { account: actor.accountId })
  throw refused(`Open the link that was sent to ${found.user.email}, and try again.`)
}

const ended = () =>
  refuse(404, 'confirmation-ended', 'This link has expired, or is for another address. Send yourself a new one in your profile.')

/** Confirms the address to which a link was sent. @throws 404 */
export const confirmAddress = async ({ store, secrets }: Deps, token: string) => {
  const accountId = accountIdIn(token)
  if (!accountId) throw ended()
  const tokenHash = await secrets.digest(token)
  const work = async (tx: WriteTx) => {
    const key = await rowWith(tx, { accountId }, 'accessKeys', { tokenHash, kind: 'confirmation' })
    const user = key?.expiresAt && key.expiresAt > tx.now && (await rowWith(tx, { accountId }, 'users', { id: key.userId, active: 1 }))
    if (!user || user.emailKey !== key.name) throw ended()
    await confirm(tx, user)
    return { email: user.email }
  }
  return store.write(work, { account: accountId })
}
