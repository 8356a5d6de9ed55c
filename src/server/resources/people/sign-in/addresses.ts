import type { Deps } from '../../../core/deps.ts'
import type { ReadTx, WriteTx } from '../../../core/store/store.ts'
import { emailKey } from './emails.ts'

/** Limits how many rows a sign-in reads. */
const mostWorkspaces = 1000

/**
 * Reserves addresses for a workspace. This comes before the transaction that writes its users: workspaces may be on other machines, where no
 * transaction spans both. A reservation without a user does no harm and is removed after a day. It can be repeated.
 *
 * @returns the salt for passwords of each address, which all workspaces share: a sign-in then hashes once, however many know the address
 */
export const reserveAddresses = async ({ db, now }: WriteTx, accountId: string, addresses: string[]) => {
  const keys = [...new Set(addresses.map(emailKey))]
  const known = await db.selectFrom('signInAddresses').select(['emailKey', 'salt']).where('emailKey', 'in', keys).execute()
  const salts = new Map(known.map((row) => [row.emailKey, row.salt]))
  for (const key of keys) {
    const salt = salts.get(key) ?? crypto.randomUUID()
    salts.set(key, salt)
    await db
      .insertInto('signInAddresses')
      .values({ emailKey: key, accountId, salt, reservedAt: now })
      .onConflict((conflict) => conflict.columns(['emailKey', 'accountId']).doUpdateSet({ reservedAt: now }))
      .execute()
  }
  return (address: string) => salts.get(emailKey(address)) ?? ''
}

/** Reserves one address and returns the salt for its password. */
export const reserveAddress = async ({ store }: Pick<Deps, 'store'>, accountId: string, address: string) =>
  (await store.write((tx) => reserveAddresses(tx, accountId, [address]), { account: accountId }))(address)

/** Returns the workspaces that an address is reserved for, or the given one of them, with its salts. */
export const workspacesOf = async ({ db }: ReadTx, address: string, accountId?: string) =>
  db
    .selectFrom('signInAddresses')
    .select(['accountId', 'salt'])
    .where('emailKey', '=', emailKey(address))
    .$if(accountId !== undefined, (found) => found.where('accountId', '=', accountId ?? ''))
    .orderBy('accountId')
    .limit(mostWorkspaces)
    .execute()
