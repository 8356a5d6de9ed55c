import { sql } from 'kysely'
import type { BodyOf } from '../../contract/wire/endpoint.ts'
import type { createUser as createUserEndpoint, User, updateUser as updateUserEndpoint } from '../../contract/x/people/users.ts'
import type { Actor } from '../actor.ts'
import { referredContact } from '../contacts/find/find-contacts.ts'
import { forbidden, notFound, refuse, unacceptable } from '../errors.ts'
import { describe, findRow } from '../kinds/find.ts'
import type { UserRow } from '../store/rows/people.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import { type Hashed, type Hashing, hashAfter, hashOf } from './hash-after.ts'
import { leaveTeam, stepBack } from './step-back.ts'

type NewUser = BodyOf<typeof createUserEndpoint>['user']
type UserChange = BodyOf<typeof updateUserEndpoint>['user']
type Listed = UserRow & { lastHereAt: string | null }

const toUser = (row: Listed): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  companyId: row.companyId,
  active: row.active === 1,
  ...(row.lastHereAt ? { lastHere: row.lastHereAt } : {}),
})

/** What a client is told of the account's own people: who they are. */
const nameAlone = ({ email: _, lastHere: __, ...user }: User): User => user

/** The people of the workspace; a client sees those of the same company, and of the account's own the names, of both who still sign in. */
export const listUsers = async (tx: ReadTx, actor: Actor) => {
  const { rows } = await sql<Listed>`select users.*, p."lastHereAt" from users
    left join presence p on p."accountId" = users."accountId" and p."userId" = users.id where users."accountId" = ${actor.accountId} order by users.id`.execute(
    tx.db,
  )
  if (actor.role !== 'client') return rows.map(toUser)
  return rows
    .filter((row) => row.active === 1 && (row.role !== 'client' || row.companyId === actor.companyId))
    .map((row) => (row.role === 'client' ? toUser(row) : nameAlone(toUser(row))))
}

export const emailKey = (email: string) => email.trim().toLowerCase()
export const refuseTakenEmail = async (tx: ReadTx, email: string, field: string, own?: string) => {
  const taken = await tx.db.selectFrom('users').select('id').where('emailKey', '=', emailKey(email)).executeTakeFirst()
  if (taken && taken.id !== own) throw unacceptable(field, 'taken', 'Somebody signs in with this address already.')
}

const adminOnly = (actor: Actor) => {
  if (actor.role !== 'admin') throw forbidden('Only an administrator changes the people of the workspace.')
}

/** The company of a person in this role: the account's own for its people, another one for a client. */
const companyFor = async (tx: ReadTx, actor: Actor, role: UserRow['role'], companyId: string | undefined) => {
  const account = await tx.db.selectFrom('accounts').select('ownCompanyId').where('id', '=', actor.accountId).executeTakeFirstOrThrow()
  if (role === 'client' && !companyId) throw unacceptable('user.company-id', 'required', 'A client belongs to a company: say which.')
  if (companyId && companyId !== account.ownCompanyId) await referredContact(tx, actor, companyId, 'user.company-id', 'company')
  const own = !companyId || companyId === account.ownCompanyId
  if ((role === 'client') === own)
    throw unacceptable(
      'user.company-id',
      'company',
      role === 'client'
        ? 'A client is of another company than the workspace itself.'
        : 'Administrators and members are of the workspace’s own company.',
    )
  return own ? account.ownCompanyId : companyId
}

/** What the history calls it: a password is never taken back. */
export const newPassword = 'given a new password'

/** A new password, a change that no row tells of; every session and token of the person ends, but for the one that asks. */
export const setPassword = async (tx: WriteTx, accountId: string, userId: string, passwordHash: string, keep = '') => {
  await tx.changeId()
  await tx.db
    .insertInto('credentials')
    .values({ accountId, userId, passwordHash })
    .onConflict((conflict) => conflict.columns(['accountId', 'userId']).doUpdateSet({ passwordHash }))
    .execute()
  await tx.db
    .deleteFrom('accessKeys')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .where('tokenHash', '!=', keep)
    .execute()
}

/** What a new person is refused for; else their company. */
const checkNewUser = async (tx: ReadTx, actor: Actor, asked: NewUser) => {
  adminOnly(actor)
  await refuseTakenEmail(tx, asked.email, 'user.email')
  return { companyId: await companyFor(tx, actor, asked.role, asked.companyId) }
}

export const createUser = async (tx: WriteTx, actor: Actor, asked: NewUser, hashed: Hashed) => {
  const { companyId } = await checkNewUser(tx, actor, asked)
  const passwordHash = hashOf(hashed)
  const { name, email, role } = asked
  const row = await tx.insert(actor, 'users', {
    name,
    email: email.trim(),
    emailKey: emailKey(email),
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
    email: email.trim(),
    emailKey: emailKey(email),
    role: 'admin',
    companyId: account.ownCompanyId,
    active: 1,
    timeZone: 'UTC',
  })
  await setPassword(tx, accountId, userId, passwordHash)
  return { accountId, userId }
}

/** Hashes the password of a new person whom nothing is in the way of. */
export const hashForNew = ({ actor, deps, body }: Hashing<{ user: NewUser }>) =>
  hashAfter(deps, body.user.password, (tx) => checkNewUser(tx, actor, body.user))

const refuseLastAdmin = async (tx: ReadTx, actor: Actor, row: UserRow, role: UserRow['role'], active: number) => {
  if (row.role !== 'admin' || (role === 'admin' && active)) return
  const other = await tx.db
    .selectFrom('users')
    .select('id')
    .where('accountId', '=', actor.accountId)
    .where('role', '=', 'admin')
    .where('active', '=', 1)
    .where('id', '!=', row.id)
    .executeTakeFirst()
  if (!other)
    throw refuse(
      422,
      'last-admin',
      'Somebody has to administer the workspace: make another person administrator first.',
      role === 'admin' ? 'user.active' : 'user.role',
    )
}

/** What a change of a person is refused for; else what comes of it. */
const checkUserChange = async (tx: ReadTx, actor: Actor, id: string, change: UserChange) => {
  adminOnly(actor)
  const row = await findRow(tx, actor, 'users', id)
  if (change.email !== undefined) await refuseTakenEmail(tx, change.email, 'user.email', id)
  const role = change.role ?? row.role
  const active = change.active === undefined ? row.active : change.active ? 1 : 0
  const moves = change.companyId !== undefined || role !== row.role
  const companyId = moves
    ? await companyFor(tx, actor, role, change.companyId ?? (role === 'client' ? row.companyId : undefined))
    : row.companyId
  await refuseLastAdmin(tx, actor, row, role, active)
  return { row, role, active, companyId }
}

/** Hashes the new password of a person whom nothing is in the way of changing. */
export const hashForChange = ({ actor, deps, params, body }: Hashing<{ user: UserChange }> & { params: { id: string } }) =>
  hashAfter(deps, body.user.password, (tx) => checkUserChange(tx, actor, params.id, body.user))

export const updateUser = async (tx: WriteTx, actor: Actor, id: string, change: UserChange, hashed: Hashed) => {
  const { row, role, active, companyId } = await checkUserChange(tx, actor, id, change)
  const passwordHash = hashOf(hashed)
  const email = change.email === undefined ? {} : { email: change.email.trim(), emailKey: emailKey(change.email) }
  const next = await tx.update('users', row, { name: change.name, ...email, role, companyId, active })
  if (next.role === 'client' && row.role !== 'client') await leaveTeam(tx, actor, next)
  if (next.role === 'client' && (row.role !== 'client' || row.companyId !== next.companyId)) await stepBack(tx, actor, next)
  if (passwordHash !== undefined) await setPassword(tx, actor.accountId, id, passwordHash, id === actor.userId ? actor.keyHash : '')
  describe(tx, passwordHash === undefined ? 'updated' : newPassword, 'users', next)
}
