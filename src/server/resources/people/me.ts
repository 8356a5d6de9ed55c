import type { BodyOf } from '../../../contract/wire/endpoint.ts'
import type { Me, updateMe as updateMeEndpoint } from '../../../contract/x/people/me.ts'
import type { Actor } from '../../core/actor.ts'
import type { ServiceOptions } from '../../core/deps.ts'
import { unacceptable } from '../../core/errors.ts'
import { weekStartOf } from '../../core/lists/week-start.ts'
import { readSeen } from '../../core/rows/presence.ts'
import { administratorsOnly, describe, findRow, rowsWith, rowWith } from '../../core/rows/rows.ts'
import { newestChange } from '../../core/store/journal/newest-change.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { UserRow } from '../../core/store/tables.ts'
import { isConfirmed } from './confirm-address.ts'
import { readMailSettings, writeMailSettings } from './mail-settings.ts'
import { markRead, markSeen, markSeenRecordings } from './mark-seen.ts'
import { reserveAddress } from './sign-in/addresses.ts'
import { emailColumns, emailKey, refuseTakenEmail } from './sign-in/emails.ts'
import { type Hashing, hashNew } from './sign-in/hash-password.ts'
import { newPassword, setPassword } from './sign-in/passwords.ts'
import { countTaken, refuseTooMany } from './sign-in/too-many.ts'
import { countryOf } from './workspace-country.ts'

export const readMe = async (tx: ReadTx, actor: Actor, { uploadLimit, mailFrom }: ServiceOptions): Promise<Me> => {
  const user = await findRow(tx, actor, 'users', actor.userId)
  const account = await tx.db.selectFrom('accounts').selectAll().where('id', '=', actor.accountId).executeTakeFirstOrThrow()
  const usage = await rowsWith(tx, actor, 'usage', {})
  // Clients see neither the customer side nor its size.
  const used = (resource: string) => (actor.role === 'client' ? 0 : (usage.find((row) => row.resource === resource)?.used ?? 0))
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    ...(mailFrom === undefined ? {} : { emailConfirmed: await isConfirmed(tx, user) }),
    role: user.role,
    companyId: user.companyId,
    timeZone: user.timeZone,
    weekStart: weekStartOf(user),
    chosenWeekStart: user.weekStart,
    lastEventId: await newestChange(tx, actor.accountId),
    ...(await readSeen(tx, actor)),
    mail: await readMailSettings(tx, actor),
    account: {
      id: account.id,
      name: account.name,
      ownCompanyId: account.ownCompanyId,
      currency: account.currency,
      country: await countryOf(tx, account),
      uploadLimit,
      capacity: { ...tx.capacity, files: tx.capacity.files * 1024 },
      used: { contacts: used('contacts'), deals: used('deals'), cases: used('cases'), files: used('files') * 1024 },
    },
  }
}

type MeChange = BodyOf<typeof updateMeEndpoint>['me']
interface Proof {
  /** Whether the current password was given and right. */
  proven: boolean
  passwordHash: string | undefined
}

/**
 * Checks the current password, then whether a new address is free, and hashes a new password, all before the transaction. Attempts are
 * limited as for signing in.
 */
export const provePassword = async ({ actor, deps, found: user, body }: Hashing<{ me: MeChange }> & { found: UserRow }): Promise<Proof> => {
  const { currentPassword, password, email } = body.me
  if (currentPassword === undefined) return { proven: false, passwordHash: undefined }
  const keys = [`own ${actor.accountId} ${actor.userId}`]
  await refuseTooMany(deps, keys)
  const stored = await deps.store.read((tx) => rowWith(tx, actor, 'credentials', { userId: actor.userId }))
  const proven = stored !== undefined && (await deps.passwords.verify(actor.accountId, [stored.passwordHash], currentPassword))[0] === true
  if (!proven) return { proven, passwordHash: undefined }
  await deps.attempts.succeeded(keys)
  const address = email ?? user.email
  if (email !== undefined) await countTaken(deps, actor, (tx) => refuseTakenEmail(tx, actor, email, 'me.email', actor.userId))
  if (email === undefined && password === undefined) return { proven, passwordHash: undefined }
  const salt = await reserveAddress(deps, actor.accountId, address)
  return { proven, passwordHash: password === undefined ? undefined : await hashNew(deps, actor, password, salt) }
}

const updateAccount = async (tx: WriteTx, actor: Actor, { name, currency }: NonNullable<MeChange['account']>) => {
  const values = { ...(name !== undefined && { name }), ...(currency !== undefined && { currency }) }
  if (Object.keys(values).length === 0) return
  await tx.db.updateTable('accounts').set(values).where('id', '=', actor.accountId).execute()
}

export const updateMe = async (tx: WriteTx, actor: Actor, row: UserRow, change: MeChange, { proven, passwordHash }: Proof) => {
  if (change.account) administratorsOnly(actor, 'Only an administrator can change the workspace.')
  const needsProof = change.password !== undefined || (change.email !== undefined && emailKey(change.email) !== row.emailKey)
  if (needsProof && !proven) throw unacceptable('me.current-password', 'wrong', 'This is not your current password.')
  if (change.email !== undefined) await refuseTakenEmail(tx, actor, change.email, 'me.email', actor.userId)
  const email = change.email === undefined ? {} : emailColumns(change.email)
  const next = await tx.update('users', row, { name: change.name, ...email, timeZone: change.timeZone, weekStart: change.weekStart })
  if (change.account) await updateAccount(tx, actor, change.account)
  if (change.seen) await markSeen(tx, actor, change.seen)
  if (change.seenRecordings) await markSeenRecordings(tx, actor, change.seenRecordings)
  if (change.readNotificationId !== undefined) await markRead(tx, actor, change.readNotificationId)
  if (change.mail) await writeMailSettings(tx, actor, change.mail)
  if (passwordHash !== undefined) await setPassword(tx, actor.accountId, actor.userId, passwordHash, actor.keyHash)
  describe(tx, passwordHash === undefined ? 'updated' : newPassword, 'users', next)
}
