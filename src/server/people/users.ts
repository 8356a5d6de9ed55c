import type { Actor } from '../actor.ts'
import { notFound } from '../errors.ts'
import { describe } from '../kinds/find.ts'
import type { WriteTx } from '../store/store.ts'
import { checkNewUser, checkUserChange, type NewUser, type UserChange } from './check-user.ts'
import { endKeysOfInactive } from './sign-in/access-keys.ts'
import { emailColumns } from './sign-in/emails.ts'
import { type Hashed, type Hashing, hashAfter, hashOf } from './sign-in/hash-after.ts'
import { newPassword, setPassword } from './sign-in/passwords.ts'
import { leaveTeam, stepBack } from './step-back.ts'

export const createUser = async (tx: WriteTx, actor: Actor, asked: NewUser, hashed: Hashed) => {
  const passwordHash = hashOf(hashed)
  const { companyId } = await checkNewUser(tx, actor, asked)
  const { name, email, role } = asked
  const row = await tx.insert(actor, 'users', {
    name,
    ...emailColumns(email),
    role,
    companyId,
    active: 1,
    timeZone: actor.timeZone,
  })
  if (passwordHash !== undefined) await setPassword(tx, actor.accountId, row.id, passwordHash)
  describe(tx, 'invited', 'users', row)
  return row
}

/** A further administrator of a workspace, made by whoever runs the service. */
export const addAdmin = async (tx: WriteTx, accountId: string, asked: { name: string; email: string; passwordHash: string }) => {
  const account = await tx.db.selectFrom('accounts').select('ownCompanyId').where('id', '=', accountId).executeTakeFirst()
  if (!account) throw notFound()
  const userId = await tx.nextId()
  const { name, email, passwordHash } = asked
  await tx.insert({ accountId, userId }, 'users', {
    id: userId,
    name,
    ...emailColumns(email),
    role: 'admin',
    companyId: account.ownCompanyId,
    active: 1,
    timeZone: 'UTC',
  })
  await setPassword(tx, accountId, userId, passwordHash)
  return { accountId, userId }
}

/** Hashes the password of a new person whom nothing is in the way of. */
export const hashForNew = (asked: Hashing<{ user: NewUser }>) => hashAfter(asked, (tx) => checkNewUser(tx, asked.actor, asked.body.user))

/** Hashes the new password of a person whom nothing is in the way of changing. */
export const hashForChange = (asked: Hashing<{ user: UserChange }> & { params: { id: string } }) =>
  hashAfter(asked, (tx) => checkUserChange(tx, asked.actor, asked.params.id, asked.body.user))

export const updateUser = async (tx: WriteTx, actor: Actor, id: string, change: UserChange, hashed: Hashed) => {
  const passwordHash = hashOf(hashed)
  const { row, role, active, companyId } = await checkUserChange(tx, actor, id, change)
  const email = change.email === undefined ? {} : emailColumns(change.email)
  const next = await tx.update('users', row, { name: change.name, ...email, role, companyId, active })
  if (!next.active) await endKeysOfInactive(tx, actor.accountId)
  if (next.role === 'client' && row.role !== 'client') await leaveTeam(tx, next)
  if (next.role === 'client' && (row.role !== 'client' || row.companyId !== next.companyId)) await stepBack(tx, actor, next)
  if (passwordHash !== undefined) await setPassword(tx, actor.accountId, id, passwordHash)
  describe(tx, passwordHash === undefined ? 'updated' : newPassword, 'users', next)
}
