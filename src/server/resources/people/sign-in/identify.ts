import { parse } from 'hono/utils/cookie'
import { sql } from 'kysely'
import { header } from '../../../../contract/wire/headers.ts'
import { idPattern, isId } from '../../../../contract/wire/values.ts'
import type { Actor } from '../../../core/actor.ts'
import type { Asking, Deps } from '../../../core/deps.ts'
import { Refusal } from '../../../core/errors.ts'
import { writeMarks } from '../../../core/rows/presence.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import { minutesBefore } from '../../../core/times.ts'

/** Over https, the `__Host-` prefix keeps other hosts of the same domain from setting the cookie. */
export const sessionCookie = (secure: boolean) => (secure ? '__Host-tandem_session' : 'tandem_session')

/** Returns the value of a cookie of a request. */
export const cookieOf = ({ request }: Asking, name: string) => parse(request.headers.get('cookie') ?? '', name)[name]
const bearerToken = (header: string | null) => (header ? /^Bearer +([^ ]+)$/i.exec(header)?.[1] : undefined)

/** The cookie of one user's session. A browser can have several; `sessionCookie` is the one that a new tab uses. */
export const userCookie = (secure: boolean, userId: string) => `${sessionCookie(secure)}_${userId}`

/** Returns the user that a tab of the app acts as. Links to files name them in the query. */
const sessionUserOf = ({ headers, url }: Request) =>
  headers.get(header.sessionUser) ?? (url.includes(header.sessionUser) ? new URL(url).searchParams.get(header.sessionUser) : null)

const keyOf = ({ request, secure }: Asking) => {
  const bearer = bearerToken(request.headers.get('authorization'))
  if (bearer !== undefined) return { bearer, token: bearer }
  const cookies = parse(request.headers.get('cookie') ?? '')
  const userId = sessionUserOf(request)
  const own = userId === null ? undefined : cookies[userCookie(secure, userId)]
  return { bearer, userId, token: own ?? cookies[sessionCookie(secure)] }
}

/** Every token ends with its account, so its key is looked up where that account is stored. */
export const tokenFor = (accountId: string, secret: string) => `${secret}_${accountId}`
const accountAtEnd = new RegExp(`_(${idPattern})$`)
export const accountIdIn = (token: string) => {
  const id = accountAtEnd.exec(token)?.[1]
  return id !== undefined && isId(id) ? id : undefined
}

/** Returns the key of a request, unchecked. */
const tokenOf = (asking: Asking) => keyOf(asking).token

const unauthenticated = () =>
  new Refusal(401, [{ code: 'signed-out', message: 'Sign in first. There is no valid session or token.' }], {
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
  weekStart: Actor['weekStart']
  lastHereAt: string | null
  lastUsedAt: string | null
}

const find = async (tx: ReadTx, accountId: string, keyHash: string) => {
  const { rows } =
    await sql<Found>`select k.kind, k."lastUsedAt", k."accountId", k."userId", u.name, u.role, u."companyId", u."timeZone", u."weekStart", p."lastHereAt"
    from "accessKeys" k join users u on u."accountId" = ${accountId} and u.id = k."userId"
    left join presence p on p."accountId" = ${accountId} and p."userId" = k."userId"
    where k."accountId" = ${accountId} and k."tokenHash" = ${keyHash} and k.kind in ('session', 'token') and u.active = 1 and (k."expiresAt" is null or k."expiresAt" > ${tx.now})`.execute(
      tx.db,
    )
  return rows[0]
}

const noteHere = ({ deferred }: Deps, actor: Actor, now: string) =>
  deferred.add(actor, { kind: 'here', subject: '', write: (tx) => writeMarks(tx, actor, { lastHereAt: now }) })

const noteUsed = ({ deferred }: Deps, actor: Actor, now: string) =>
  deferred.add(actor, {
    kind: 'used',
    subject: actor.keyHash,
    write: async ({ db }, keyHashes) => {
      await db
        .updateTable('accessKeys')
        .set({ lastUsedAt: now })
        .where('accountId', '=', actor.accountId)
        .where('tokenHash', 'in', keyHashes)
        .execute()
    },
  })

/** Refuses a request without any key before its body is read. */
export const requireKey = (asking: Asking) => {
  if (!tokenOf(asking)) throw unauthenticated()
}

/**
 * Returns the actor of a request, by its token or session cookie. It reads the key each time, so a revoked key stops working at once.
 * @throws 401
 */
export const identify = async (tx: ReadTx, deps: Deps, asking: Asking): Promise<Actor> => {
  const { bearer, userId, token } = keyOf(asking)
  const accountId = token && accountIdIn(token)
  if (!accountId) throw unauthenticated()
  const keyHash = await deps.secrets.digest(token)
  const found = await find(tx, accountId, keyHash)
  if (!found || (bearer === undefined && found.kind === 'token')) throw unauthenticated()
  // Never acts as another user than the one whom the tab shows.
  if (userId && found.userId !== userId) throw unauthenticated()
  const { kind, lastHereAt, lastUsedAt, ...person } = found
  const actor: Actor = { ...person, via: bearer === undefined ? 'cookie' : 'bearer', keyHash }
  const isOld = (moment: string | null) => moment === null || moment < minutesBefore(tx.now, 5)
  if (isOld(lastHereAt)) noteHere(deps, actor, tx.now)
  if (kind === 'token' && isOld(lastUsedAt)) noteUsed(deps, actor, tx.now)
  return actor
}
