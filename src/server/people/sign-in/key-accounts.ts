import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'
import { type Asking, tokenOf, unauthenticated } from './identify.ts'

/** Whose account a key belongs to, found once: that never changes. Whether the key still holds is seen in the transaction itself; 401 for one that nobody has. */
export type KeyAccounts = (deps: Deps, asking: Asking) => Promise<string>

export const createKeyAccounts = (): KeyAccounts => {
  const known = new LRUCache<string, string>({ max: 10_000 })
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
    known.set(tokenHash, key.accountId)
    return key.accountId
  }
}
