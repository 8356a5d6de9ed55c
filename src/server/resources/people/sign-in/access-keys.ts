import type { Token } from '../../../../contract/x/people/tokens.ts'
import type { Actor } from '../../../core/actor.ts'
import type { Deps } from '../../../core/deps.ts'
import { found, rowsWith, rowWith } from '../../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../../core/store/store.ts'
import { daysAfter } from '../../../core/times.ts'
import { tokenFor } from './identify.ts'

interface KeyOwner {
  accountId: string
  userId: string
}

/** Creates a secret that authenticates its owner, and stores its digest. A session or a link ends after `days`, a token when it is deleted. */
export const grantKey = async (
  tx: WriteTx,
  deps: Pick<Deps, 'secrets'>,
  owner: KeyOwner,
  key: { kind: 'session' | 'invitation' | 'confirmation'; days: number; name?: string } | { kind: 'token'; name: string },
) => {
  const token = tokenFor(owner.accountId, deps.secrets.newToken())
  const id = await tx.nextId()
  const expiresAt = key.kind === 'token' ? null : daysAfter(tx.now, key.days)
  await tx.db
    .insertInto('accessKeys')
    .values({
      tokenHash: await deps.secrets.digest(token),
      accountId: owner.accountId,
      id,
      userId: owner.userId,
      kind: key.kind,
      name: key.name ?? '',
      createdAt: tx.now,
      expiresAt,
    })
    .execute()
  return { id, token, ...(expiresAt === null ? {} : { expiresAt }) }
}

const own = ({ userId }: Actor) => ({ userId, kind: 'token' }) as const

export const listTokens = async (tx: ReadTx, actor: Actor): Promise<Token[]> => {
  const rows = await rowsWith(tx, actor, 'accessKeys', own(actor))
  const byAge = rows.toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)))
  return byAge.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, ...(lastUsedAt === null ? {} : { lastUsedAt }) }))
}

/** Returns one of the actor's own tokens. @throws 404 */
export const findToken = async (tx: ReadTx, actor: Actor, id: string) =>
  found(await rowWith(tx, actor, 'accessKeys', { ...own(actor), id }))

export const endKey = async ({ db }: WriteTx, accountId: string, keyHash: string) => {
  await db.deleteFrom('accessKeys').where('accountId', '=', accountId).where('tokenHash', '=', keyHash).execute()
}

/** Ends all sessions and tokens of inactive users, so none works again after they are reactivated. */
export const endKeysOfInactive = async (tx: WriteTx, accountId: string) => {
  await tx.db
    .deleteFrom('accessKeys')
    .where('accountId', '=', accountId)
    .where('userId', 'in', (users) => users.selectFrom('users').select('id').where('accountId', '=', accountId).where('active', '=', 0))
    .execute()
}
