import { sql } from 'kysely'
import type { Actor } from '../../core/actor.ts'
import type { ReadTx } from '../../core/store/store.ts'

type Keyed = Omit<Actor, 'via'>

/** Returns the actors of these keys, without those whose key was revoked or has expired, and without deactivated users. */
export const actorsOfKeys = async (tx: ReadTx, accountId: string, keyHashes: string[]): Promise<Map<string, Actor>> => {
  if (!keyHashes.length) return new Map()
  const { rows } =
    await sql<Keyed>`select k."tokenHash" as "keyHash", k."accountId", k."userId", u.name, u.role, u."companyId", u."timeZone", u."weekStart"
    from "accessKeys" k join users u on u."accountId" = ${accountId} and u.id = k."userId"
    where k."accountId" = ${accountId} and k."tokenHash" in (${sql.join(keyHashes)}) and u.active = 1
    and (k."expiresAt" is null or k."expiresAt" > ${tx.now})`.execute(tx.db)
  return new Map(rows.map((row) => [row.keyHash, { ...row, via: 'bearer' }]))
}
