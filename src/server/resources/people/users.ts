import type { Actor } from '../../core/actor.ts'
import { notFound } from '../../core/errors.ts'
import { describe } from '../../core/rows/rows.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { UserRow } from '../../core/store/tables.ts'
import { checkNewUser, checkUserChange, type NewUser, type UserChange } from './check-user.ts'
import { confirm } from './confirm-address.ts'
import { assigneeOf, handOver } from './hand-over.ts'
import { endInvitation, limitInvitations } from './invitations.ts'
import { endKeysOfInactive } from './sign-in/access-keys.ts'
import { emailColumns } from './sign-in/emails.ts'
import { type Hashing, hashPassword } from './sign-in/hash-password.ts'
import { newPassword, setPassword } from './sign-in/passwords.ts'
import { leaveTeam, stepBack } from './step-back.ts'

export const createUser = async (tx: WriteTx, actor: Actor, asked: NewUser, passwordHash?: string) => {
  const { companyId } = await checkNewUser(tx, actor, asked)
  const { name, email, role } = asked
  const row = await tx.insert(actor, 'users', {
    name,
    ...emailColumns(email),
    role,
    companyId,
    active: 1,
    timeZone: actor.timeZone,
    weekStart: '',
  })
  if (passwordHash !== undefined) await setPassword(tx, actor.accountId, row.id, passwordHash)
  describe(tx, 'invited', 'users', row)
  return row
}

/** Adds an administrator to a workspace, for the operator of the service. */
export const addAdmin = async (tx: WriteTx, accountId: string, asked: { name: string; email: string; passwordHash: string }) => {
  const account = await tx.db.selectFrom('accounts').select('ownCompanyId').where('id', '=', accountId).executeTakeFirst()
  if (!account) throw notFound()
  const userId = await tx.nextId()
  const { name, email, passwordHash } = asked
  const row = await tx.insert({ accountId, userId }, 'users', {
    id: userId,
    name,
    ...emailColumns(email),
    role: 'admin',
    companyId: account.ownCompanyId,
    active: 1,
    timeZone: 'UTC',
    weekStart: '',
  })
  await setPassword(tx, accountId, userId, passwordHash)
  await confirm(tx, row)
  return { accountId, userId }
}

/** Hashes the password of a valid new user, or counts the invitation of one without. */
export const prepareNewUser = async (asked: Hashing<{ user: NewUser }>) => {
  const { email, password } = asked.body.user
  const passwordHash = await hashPassword(asked, async (tx) => {
    await checkNewUser(tx, asked.actor, asked.body.user)
    return email
  })
  if (password === undefined) await limitInvitations(asked, [email])
  return passwordHash
}

/** Hashes the new password in a valid change of a user. */
export const prepareUserChange = (asked: Hashing<{ user: UserChange }> & { found: UserRow }) =>
  hashPassword(asked, async (tx) => {
    await checkUserChange(tx, asked.actor, asked.found, asked.body.user)
    return asked.body.user.email ?? asked.found.email
  })

export const updateUser = async (tx: WriteTx, actor: Actor, row: UserRow, change: UserChange, passwordHash?: string) => {
  const { role, active, companyId } = await checkUserChange(tx, actor, row, change)
  const assignee = await assigneeOf(tx, actor, row, change.handOverTo, active)
  const email = change.email === undefined ? {} : emailColumns(change.email)
  const next = await tx.update('users', row, { name: change.name, ...email, role, companyId, active })
  // The link may have gone to the wrong address.
  if (next.emailKey !== row.emailKey) await endInvitation(tx, next)
  if (!next.active) await endKeysOfInactive(tx, actor.accountId)
  if (assignee !== undefined) await handOver(tx, actor, next, assignee)
  if (next.role === 'client' && row.role !== 'client') await leaveTeam(tx, next)
  if (next.role === 'client' && (row.role !== 'client' || row.companyId !== next.companyId)) await stepBack(tx, actor, next)
  if (passwordHash !== undefined) await setPassword(tx, actor.accountId, row.id, passwordHash)
  describe(tx, passwordHash === undefined ? 'updated' : newPassword, 'users', next)
}
