import { addresses } from '../../../addresses.ts'
import type { Invitation } from '../../../contract/x/people/invitations.ts'
import type { Actor } from '../../core/actor.ts'
import type { Deps } from '../../core/deps.ts'
import { refuse } from '../../core/errors.ts'
import { addToOutbox, invited } from '../../core/notify.ts'
import { rowWith } from '../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { UserRow } from '../../core/store/tables.ts'
import { requireConfirmed } from './confirm-address.ts'
import { limitMail } from './limit-mail.ts'
import { grantKey } from './sign-in/access-keys.ts'

export type Inviting = Pick<Deps, 'secrets' | 'options'>

/** Returns whether a user has joined. */
export const hasPassword = async (tx: ReadTx, user: UserRow) => (await rowWith(tx, user, 'credentials', { userId: user.id })) !== undefined

/** Ends the link of an invited user. */
export const endInvitation = async (tx: WriteTx, { accountId, id }: UserRow) => {
  await tx.db
    .deleteFrom('accessKeys')
    .where('accountId', '=', accountId)
    .where('userId', '=', id)
    .where('kind', '=', 'invitation')
    .execute()
}

/** Makes a link for a user and ends their previous one. Only a digest of its token is stored, with the address if nobody but its mailbox gets the link. */
export const makeLink = async (tx: WriteTx, { secrets, options }: Inviting, user: UserRow) => {
  await endInvitation(tx, user)
  const { accountId, id, emailKey } = user
  const key = { kind: 'invitation', days: options.invitationDays, name: options.mailFrom === undefined ? '' : emailKey } as const
  const { token, expiresAt = '' } = await grantKey(tx, { secrets }, { accountId, userId: id }, key)
  return { link: options.appUrl + addresses.invitation.replace(':token', token), expiresAt }
}

/** Limits the invitations that a workspace e-mails. @throws 403 for an actor who has not confirmed their own address, 429 */
export const limitInvitations = async ({ deps, actor }: { deps: Deps; actor: Actor }, emails: string[]) => {
  if (deps.options.mailFrom === undefined) return
  await requireConfirmed(deps, actor)
  await limitMail(deps, actor, 'invitation', emails)
}

/** Invites a user: the link is e-mailed, or returned if the service has no mail server. */
export const invite = async (tx: WriteTx, deps: Inviting, user: UserRow): Promise<Invitation> => {
  const { link, expiresAt } = await makeLink(tx, deps, user)
  if (deps.options.mailFrom === undefined) return { link, expiresAt }
  // Nobody knows this first link: the mail gets a link of its own when it is sent, so none has to be stored until then.
  const { accountId, id, authorId } = user
  await addToOutbox(tx, { accountId, userId: id, authorId, kind: invited, resource: 'users', resourceId: id }, true)
  return { expiresAt }
}

/** Invites a user again. @throws 422 for users who have a password or are deactivated */
export const inviteAgain = async (tx: WriteTx, deps: Inviting, user: UserRow) => {
  if (!user.active) throw refuse(422, 'inactive', 'This person is deactivated. Reactivate them first.')
  if (await hasPassword(tx, user)) throw refuse(422, 'has-password', 'This person has a password already.')
  return invite(tx, deps, user)
}
