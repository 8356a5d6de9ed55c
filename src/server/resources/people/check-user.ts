import type { BodyOf } from '../../../contract/wire/endpoint.ts'
import type { createUser as createUserEndpoint, updateUser as updateUserEndpoint } from '../../../contract/x/people/users.ts'
import type { Actor } from '../../core/actor.ts'
import { lastAdmin, unacceptable } from '../../core/errors.ts'
import { administratorsOnly, rowsWith } from '../../core/rows/rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { UserRow } from '../../core/store/tables.ts'
import { referredContact } from '../contacts/find/find-contacts.ts'
import { emailKey, refuseTakenEmail } from './sign-in/emails.ts'

export type NewUser = BodyOf<typeof createUserEndpoint>['user']
export type UserChange = BodyOf<typeof updateUserEndpoint>['user']
export const adminOnly = (actor: Actor) => administratorsOnly(actor, 'Only an administrator can change people.')

/** Returns the company of a user with this role: the own company for colleagues, another one for clients. */
const companyFor = async (tx: ReadTx, actor: Actor, role: UserRow['role'], companyId: string | undefined) => {
  const account = await tx.db.selectFrom('accounts').select('ownCompanyId').where('id', '=', actor.accountId).executeTakeFirstOrThrow()
  if (role === 'client' && !companyId) throw unacceptable('user.company-id', 'required', 'A client needs a company.')
  if (companyId && companyId !== account.ownCompanyId) await referredContact(tx, actor, companyId, 'user.company-id', 'company')
  const own = !companyId || companyId === account.ownCompanyId
  if ((role === 'client') === own)
    throw unacceptable(
      'user.company-id',
      'company',
      role === 'client'
        ? 'A client can’t belong to the workspace’s own company.'
        : 'Administrators and members belong to the workspace’s own company.',
    )
  return own ? account.ownCompanyId : companyId
}

/** Checks a new user and returns their company. */
export const checkNewUser = async (tx: ReadTx, actor: Actor, asked: NewUser) => {
  await refuseTakenEmail(tx, actor, asked.email, 'user.email')
  return { companyId: await companyFor(tx, actor, asked.role, asked.companyId) }
}

const refuseLastAdmin = async (tx: ReadTx, actor: Actor, row: UserRow, role: UserRow['role'], active: number) => {
  if (row.role !== 'admin' || (role === 'admin' && active)) return
  const administrators = await rowsWith(tx, actor, 'users', { role: 'admin', active: 1 })
  if (!administrators.some(({ id }) => id !== row.id)) throw lastAdmin(422, role === 'admin' ? 'user.active' : 'user.role')
}

/** Own passwords and addresses are changed with the current password (`PUT /x/me`), because a session may be stolen. */
const refuseOwnKeys = (actor: Actor, row: UserRow, { password, email }: UserChange) => {
  if (row.id !== actor.userId) return
  const field = password !== undefined ? 'password' : email !== undefined && emailKey(email) !== row.emailKey ? 'email' : undefined
  if (field)
    throw unacceptable(`user.${field}`, 'own', 'Change your own password and e-mail address in your profile, with your current password.')
}

/** Checks a change of a user and returns the resulting values. */
export const checkUserChange = async (tx: ReadTx, actor: Actor, row: UserRow, change: UserChange) => {
  refuseOwnKeys(actor, row, change)
  if (change.email !== undefined) await refuseTakenEmail(tx, actor, change.email, 'user.email', row.id)
  const role = change.role ?? row.role
  const active = change.active === undefined ? row.active : change.active ? 1 : 0
  const moves = change.companyId !== undefined || role !== row.role
  const companyId = moves
    ? await companyFor(tx, actor, role, change.companyId ?? (role === 'client' ? row.companyId : undefined))
    : row.companyId
  await refuseLastAdmin(tx, actor, row, role, active)
  return { role, active, companyId }
}
