import type { BodyOf } from '../../contract/endpoint.ts'
import type { Me, updateMe as updateMeEndpoint } from '../../contract/x/me.ts'
import type { Actor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { unacceptable } from '../errors.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import { emailKey, findUserRow, refuseTakenEmail, setPassword } from './users.ts'

export const readMe = async (tx: ReadTx, actor: Actor): Promise<Me> => {
  const user = await findUserRow(tx, actor, actor.userId)
  const account = await tx.db.selectFrom('accounts').selectAll().where('id', '=', actor.accountId).executeTakeFirstOrThrow()
  const usage = await tx.db.selectFrom('usage').select(['resource', 'used']).where('accountId', '=', actor.accountId).execute()
  const used = (resource: string) => usage.find((row) => row.resource === resource)?.used ?? 0
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    companyId: user.companyId,
    timeZone: user.timeZone,
    account: {
      id: account.id,
      name: account.name,
      ownCompanyId: account.ownCompanyId,
      currency: account.currency,
      capacity: tx.capacity,
      used: { contacts: used('contacts'), deals: used('deals'), cases: used('cases') },
    },
  }
}

const checkPassword = async (tx: ReadTx, actor: Actor, deps: Deps, current: string | undefined) => {
  const stored = await tx.db
    .selectFrom('credentials')
    .select('passwordHash')
    .where('accountId', '=', actor.accountId)
    .where('userId', '=', actor.userId)
    .executeTakeFirst()
  const right = current !== undefined && stored !== undefined && (await deps.secrets.verifyPassword(stored.passwordHash, current))
  if (!right) throw unacceptable('me.current-password', 'wrong', 'This is not your present password.')
}

export const updateMe = async (tx: WriteTx, actor: Actor, deps: Deps, change: BodyOf<typeof updateMeEndpoint>['me']) => {
  const row = await findUserRow(tx, actor, actor.userId)
  if (change.email !== undefined) await refuseTakenEmail(tx, change.email, 'me.email', actor.userId)
  if (change.password !== undefined || (change.email !== undefined && emailKey(change.email) !== row.emailKey))
    await checkPassword(tx, actor, deps, change.currentPassword)
  const email = change.email === undefined ? {} : { email: change.email.trim(), emailKey: emailKey(change.email) }
  const next = await tx.update('users', row, { name: change.name, ...email, timeZone: change.timeZone })
  if (change.password !== undefined) await setPassword(tx, deps, actor.accountId, actor.userId, change.password, actor.keyHash)
  tx.describe({ action: 'person updated', resource: 'users', resourceId: row.id, title: next.name })
}
