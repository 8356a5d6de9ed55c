import { parse } from 'hono/utils/cookie'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import type { Incoming } from '../../http/request.ts'
import type { ReadTx } from '../../store/store.ts'
import { minutesBefore } from '../../times.ts'

/** A request, and whether it came over https. */
export type Asking = Pick<Incoming, 'request' | 'secure'>

/** Over https, the `__Host-` prefix keeps other hosts of the same domain from setting the cookie. */
export const sessionCookie = (secure: boolean) => (secure ? '__Host-tandem_session' : 'tandem_session')

/** Returns the value of a cookie in the header of a request. */
export const cookieOf = (header: string | null, name: string) => parse(header ?? '', name)[name]
const bearerToken = (header: string | null) => (header ? /^Bearer +([^ ]+)$/i.exec(header)?.[1] : undefined)

const keyOf = ({ request: { headers }, secure }: Asking) => {
  const bearer = bearerToken(headers.get('authorization'))
  return { bearer, token: bearer ?? cookieOf(headers.get('cookie'), sessionCookie(secure)) }
}

/** Returns the key of a request, unchecked. */
export const tokenOf = (asking: Asking) => keyOf(asking).token

export const unauthenticated = () =>
  new Refusal(401, [{ code: 'signed-out', message: 'Sign in first: there is no valid session or token.' }], {
    'www-authenticate': 'Bearer',
  })

interface Found {
  kind: 'session' | 'token'
  accountId: string
  userId: string
  name: string
  role: Actor['role']
  companyId: string
  timeZone: string
  lastHereAt: string | null
  lastUsedAt: string | null
}

const find = async (tx: ReadTx, keyHash: string) => {
  const { rows } =
    await sql<Found>`select k.kind, k."lastUsedAt", k."accountId", k."userId", u.name, u.role, u."companyId", u."timeZone", p."lastHereAt"
    from "accessKeys" k join users u on u."accountId" = k."accountId" and u.id = k."userId"
    left join presence p on p."accountId" = k."accountId" and p."userId" = k."userId"
    where k."tokenHash" = ${keyHash} and u.active = 1 and (k."expiresAt" is null or k."expiresAt" > ${tx.now})`.execute(tx.db)
  return rows[0]
}

const noteHere = ({ marks }: Deps, actor: Actor, now: string) =>
  marks.leave(actor, 'here', {
    write: async ({ db }) => {
      const here = { accountId: actor.accountId, userId: actor.userId, lastHereAt: now }
      await db
        .insertInto('presence')
        .values(here)
        .onConflict((conflict) => conflict.columns(['accountId', 'userId']).doUpdateSet({ lastHereAt: now }))
        .execute()
    },
  })

const noteUsed = ({ marks }: Deps, actor: Actor, now: string) =>
  marks.leave(actor, `used ${actor.keyHash}`, {
    write: async ({ db }, keyHashes) => {
      await db.updateTable('accessKeys').set({ lastUsedAt: now }).where('tokenHash', 'in', keyHashes).execute()
    },
  })

/** Refuses what carries no key at all before its body is taken in. */
export const requireKey = (asking: Asking) => {
  if (!tokenOf(asking)) throw unauthenticated()
}

/** Who sends a request, by its token or session cookie; one indexed read, so a key that is taken back is void at once. 401 otherwise. */
export const identify = async (tx: ReadTx, deps: Deps, asking: Asking): Promise<Actor> => {
  const { bearer, token } = keyOf(asking)
  if (!token) throw unauthenticated()
  const keyHash = await deps.secrets.digest(token)
  const found = await find(tx, keyHash)
  if (!found || (bearer === undefined && found.kind === 'token')) throw unauthenticated()
  const { kind, lastHereAt, lastUsedAt, ...person } = found
  const actor: Actor = { ...person, via: bearer === undefined ? 'cookie' : 'bearer', keyHash }
  const isOld = (moment: string | null) => moment === null || moment < minutesBefore(tx.now, 5)
  if (isOld(lastHereAt)) noteHere(deps, actor, tx.now)
  if (kind === 'token' && isOld(lastUsedAt)) noteUsed(deps, actor, tx.now)
  return actor
}
