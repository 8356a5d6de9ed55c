import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'
import { type Asking, accountOf, tokenOf, unauthenticated } from './identify.ts'

/**
 * Returns the account of a key. It never changes, so it is cached. The transaction checks whether the key is still valid. @throws 401 for an
 * unknown key
 */
export type KeyAccounts = (deps: Deps, asking: Asking) => Promise<string>

export const createKeyAccounts = (): KeyAccounts => {
  const known = new LRUCache<string, string>({ max: 10_000 })
  return async ({ secrets, store }, asking) => {
    const token = tokenOf(asking)
    const accountId = token && accountOf(token)
    if (!accountId) throw unauthenticated()
    const tokenHash = await secrets.digest(token)
    const there = known.get(tokenHash)
    if (there !== undefined) return there
    const key = await store.read(({ db }) =>
      db
        .selectFrom('accessKeys')
        .select('accountId')
        .where('accountId', '=', accountId)
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirst(),
    )
    if (!key) throw unauthenticated()
    known.set(tokenHash, key.accountId)
    return key.accountId
  }
}
