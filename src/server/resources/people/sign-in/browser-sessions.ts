import { parse } from 'hono/utils/cookie'
import type { Asking, Deps } from '../../../core/deps.ts'
import { notFound } from '../../../core/errors.ts'
import type { ReadTx, WriteTx } from '../../../core/store/store.ts'
import { daysAfter } from '../../../core/times.ts'
import { endKey } from './access-keys.ts'
import { cookie } from './cookies.ts'
import { accountIdIn, sessionCookie, userCookie } from './identify.ts'

/** Limits the cookies that are looked up. */
const most = 50

/** Returns the cookies of a new session: its own, and the one that new tabs use. */
export const cookiesFor = (token: string, userId: string, secure: boolean, seconds?: number) =>
  [sessionCookie(secure), userCookie(secure, userId)].map((name) => cookie(name, token, secure, seconds))

/** Returns what clears a cookie. */
const cleared = (name: string, secure: boolean) => cookie(name, '', secure, 0)

const tokensIn = ({ request, secure }: Asking) => {
  const cookies = parse(request.headers.get('cookie') ?? '')
  const plain = sessionCookie(secure)
  const names = Object.keys(cookies).filter((name) => name === plain || name.startsWith(`${plain}_`))
  return { cookies, names: names.slice(0, most), plain: cookies[plain] }
}

/** Reads the valid sessions in one workspace that a browser has cookies for. */
const sessionsIn = async (tx: ReadTx, { secrets }: Pick<Deps, 'secrets'>, asking: Asking, accountId: string) => {
  const { cookies, names, plain } = tokensIn(asking)
  const tokens = new Map<string, string>()
  for (const token of names.map((name) => cookies[name] ?? ''))
    if (accountIdIn(token) === accountId) tokens.set(await secrets.digest(token), token)
  if (!tokens.size) return []
  const rows = await tx.db
    .selectFrom('accessKeys')
    .innerJoin('users', (join) => join.on('users.accountId', '=', accountId).onRef('users.id', '=', 'accessKeys.userId'))
    .innerJoin('accounts', (join) => join.on('accounts.id', '=', accountId))
    .select(['accessKeys.tokenHash', 'accessKeys.expiresAt', 'accessKeys.accountId', 'accessKeys.userId'])
    .select(['users.name as userName', 'accounts.name as accountName'])
    .where('accessKeys.accountId', '=', accountId)
    .where('accessKeys.tokenHash', 'in', [...tokens.keys()])
    .where('accessKeys.kind', '=', 'session')
    .where('accessKeys.expiresAt', '>', tx.now)
    .where('users.active', '=', 1)
    .execute()
  return rows.map((row) => ({ ...row, token: tokens.get(row.tokenHash) ?? '', current: tokens.get(row.tokenHash) === plain }))
}
type BrowserSession = Awaited<ReturnType<typeof sessionsIn>>[number]

const accountsIn = (asking: Asking) => {
  const { cookies, names } = tokensIn(asking)
  return new Set(names.flatMap((name) => accountIdIn(cookies[name] ?? '') ?? []))
}

/** Reads the valid sessions that a browser has cookies for, by the name of the workspace. */
export const browserSessions = async (tx: ReadTx, deps: Pick<Deps, 'secrets'>, asking: Asking) => {
  const sessions: BrowserSession[] = []
  for (const accountId of accountsIn(asking)) sessions.push(...(await sessionsIn(tx, deps, asking, accountId)))
  return sessions.toSorted((a, b) => (a.accountName < b.accountName ? -1 : a.accountName > b.accountName ? 1 : 0))
}

const endKeys = async (tx: WriteTx, ended: BrowserSession[]) => {
  for (const { accountId, tokenHash } of ended) await endKey(tx, accountId, tokenHash)
}

/** Ends other sessions of this browser in a workspace that somebody signs in to. Returns what clears their cookies. */
export const replaceSessions = async (tx: WriteTx, deps: Deps, asking: Asking, owner: { accountId: string; userId: string }) => {
  const replaced = await sessionsIn(tx, deps, asking, owner.accountId)
  await endKeys(tx, replaced)
  const others = replaced.filter(({ userId }) => userId !== owner.userId)
  return others.map(({ userId }) => cleared(userCookie(asking.secure, userId), asking.secure))
}

/** Ends all sessions of this browser. Returns what clears their cookies. */
export const endSessions = async (deps: Deps, asking: Asking) => {
  for (const account of accountsIn(asking))
    await deps.store.write(async (tx) => endKeys(tx, await sessionsIn(tx, deps, asking, account)), { account })
  return tokensIn(asking).names.map((name) => cleared(name, asking.secure))
}

/** Returns the cookie with which new tabs use the session. It lasts beyond this browser session if that was chosen at sign-in. */
const cookieToUse = ({ token, expiresAt }: BrowserSession, now: string, secure: boolean) => {
  const stays = expiresAt !== null && expiresAt > daysAfter(now, 1)
  const seconds = Math.round((Date.parse(`${expiresAt}Z`) - Date.parse(`${now}Z`)) / 1000)
  return cookie(sessionCookie(secure), token, secure, stays ? seconds : undefined)
}

/** Returns the cookie that switches to a user's session. @throws 404 without one in this browser */
export const switchTo = (deps: Deps, asking: Asking, userId: string) =>
  deps.store.read(async (tx) => {
    const session = (await browserSessions(tx, deps, asking)).find((one) => one.userId === userId)
    if (!session) throw notFound()
    return cookieToUse(session, tx.now, asking.secure)
  })

/** Returns the cookies after one session has ended: new tabs use another one, if there is one. */
export const cookiesWithout = async (tx: ReadTx, deps: Deps, asking: Asking, userId: string) => {
  const sessions = (await browserSessions(tx, deps, asking)).filter((one) => one.userId !== userId)
  const next = sessions.find(({ current }) => current) ?? sessions[0]
  const plain = next ? cookieToUse(next, tx.now, asking.secure) : cleared(sessionCookie(asking.secure), asking.secure)
  return [plain, cleared(userCookie(asking.secure, userId), asking.secure)]
}
