import type { Deps } from '../../deps.ts'
import { type Asking, tokenOf, unauthenticated } from './identify.ts'

/** Whose account a key belongs to, found once: that never changes. Whether the key still holds is seen in the transaction itself; 401 for one that nobody has. */
export type KeyAccounts = (deps: Deps, asking: Asking) => Promise<string>

const most = 10_000

export const createKeyAccounts = (): KeyAccounts => {
  const known = new Map<string, string>()
  return async ({ secrets, store }, asking) => {
    const token = tokenOf(asking)
    if (!token) throw unauthenticated()
    const tokenHash = await secrets.digest(token)
    const there = known.get(tokenHash)
    if (there !== undefined) return there
    const key = await store.read(({ db }) =>
      db.selectFrom('accessKeys').select('accountId').where('tokenHash', '=', tokenHash).executeTakeFirst(),
    )
    if (!key) throw unauthenticated()
    if (known.size >= most) known.delete(known.keys().next().value ?? '')
    known.set(tokenHash, key.accountId)
    return key.accountId
  }
}
