import { createAccount as createAccountEndpoint } from '../../../contract/x/people/accounts.ts'
import { confirmAddress as confirmAddressEndpoint, createConfirmation } from '../../../contract/x/people/confirmations.ts'
import * as invitations from '../../../contract/x/people/invitations.ts'
import { getMe, getWelcome, updateMe as updateMeEndpoint } from '../../../contract/x/people/me.ts'
import * as sessions from '../../../contract/x/people/sessions.ts'
import * as tokens from '../../../contract/x/people/tokens.ts'
import * as users from '../../../contract/x/people/users.ts'
import type { Actor } from '../../core/actor.ts'
import type { Route } from '../../core/http/call.ts'
import { anybody, onPrepared, onRead, onWrite } from '../../core/http/on.ts'
import { onPublic } from '../../core/http/on-public.ts'
import { finding } from '../../core/http/on-record.ts'
import { findRow } from '../../core/rows/rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { createAccount } from './accounts.ts'
import { adminOnly } from './check-user.ts'
import { confirmAddress, prepareConfirmation, sendConfirmation } from './confirm-address.ts'
import { countResponsibilities } from './hand-over.ts'
import { invite, inviteAgain, limitInvitations } from './invitations.ts'
import { inviteMany, prepareInvitations } from './invite-many.ts'
import { listUsers } from './list-users.ts'
import { provePassword, readMe, updateMe } from './me.ts'
import { endKey, findToken, grantKey, listTokens } from './sign-in/access-keys.ts'
import { browserSessions, cookiesFor, cookiesWithout, endSessions, switchTo } from './sign-in/browser-sessions.ts'
import { deviceCookie, deviceCookieFor } from './sign-in/devices.ts'
import { cookieOf } from './sign-in/identify.ts'
import { checkSignIn, demoPerson, startSession } from './sign-in/sessions.ts'
import { createUser, prepareNewUser, prepareUserChange, updateUser } from './users.ts'
import { readWelcome } from './welcome.ts'

/** Returns the user in the path, for administrators. */
const mayChange = async ({ tx, actor, params }: { tx: ReadTx; actor: Actor; params: { id: string } }) => {
  const row = await findRow(tx, actor, 'users', params.id)
  adminOnly(actor)
  return row
}
const notJournaled = { journal: false, may: anybody } as const

export const peopleRoutes: Route[] = [
  onPublic(getWelcome, ({ deps, incoming }) => readWelcome(deps, incoming)),
  onPublic(createAccountEndpoint, async ({ deps, body, incoming, setCookies, once }) => {
    const { accountId, userId, token } = await createAccount(deps, body.account, incoming.remote, once)
    setCookies(cookiesFor(token, userId, incoming.secure))
    return { accountId, userId, token }
  }),
  onPublic(sessions.createSession, async ({ deps, body, incoming, setCookies, once }) => {
    const { owner, owners, device } = await checkSignIn(deps, body.session, {
      remote: incoming.remote,
      device: cookieOf(incoming, deviceCookie(incoming.secure)),
    })
    if (owners.length > 1) return { accounts: owners.map(({ accountId, accountName }) => ({ id: accountId, name: accountName })) }
    const { token, cookies } = await startSession(deps, owner, { stay: body.session.stay === true, incoming, once })
    setCookies(cookies)
    if (device !== undefined) setCookies([deviceCookieFor(device, incoming.secure)])
    return { token }
  }),
  onPublic(sessions.createDemoSession, async ({ deps, body, incoming, setCookies, once }) => {
    const { token, cookies } = await startSession(deps, await demoPerson(deps, body.session.userId), { stay: false, incoming, once })
    setCookies(cookies)
    return { token }
  }),
  onWrite(
    sessions.deleteSession,
    async ({ tx, actor, deps, incoming, setCookies }) => {
      await endKey(tx, actor.accountId, actor.keyHash)
      setCookies(await cookiesWithout(tx, deps, incoming, actor.userId))
    },
    notJournaled,
  ),
  onPublic(sessions.listSessions, async ({ deps, incoming }) => ({
    sessions: await deps.store.read((tx) => browserSessions(tx, deps, incoming)),
  })),
  onPublic(sessions.switchSession, async ({ deps, body, incoming, setCookies }) => {
    setCookies([await switchTo(deps, incoming, body.session.userId)])
    return {}
  }),
  onPublic(sessions.deleteSessions, async ({ deps, incoming, setCookies }) => {
    setCookies(await endSessions(deps, incoming))
    return {}
  }),
  onRead(
    getMe,
    async ({ tx, actor, deps, etag }) => {
      etag((await findRow(tx, actor, 'users', actor.userId)).changeId)
      return { me: await readMe(tx, actor, deps.options) }
    },
    { versioned: true },
  ),
  onPrepared(updateMeEndpoint, provePassword, ({ tx, actor, found, body, prepared }) => updateMe(tx, actor, found, body.me, prepared), {
    versioned: true,
    may: ({ tx, actor }) => findRow(tx, actor, 'users', actor.userId),
  }),
  onRead(users.listUsers, async ({ tx, actor, deps }) => ({ users: await listUsers(tx, actor, deps.options) })),
  onRead(users.countResponsibilities, async ({ tx, actor, params }) => {
    await findRow(tx, actor, 'users', params.id)
    adminOnly(actor)
    return { responsibilities: await countResponsibilities(tx, actor, params.id) }
  }),
  onPrepared(
    users.createUser,
    prepareNewUser,
    async ({ tx, actor, deps, body, prepared }) => {
      const user = await createUser(tx, actor, body.user, prepared)
      return { userId: user.id, ...(body.user.password === undefined ? { invitation: await invite(tx, deps, user) } : {}) }
    },
    { may: ({ actor }) => adminOnly(actor), secret: (body) => body.user.password === undefined },
  ),
  onPrepared(
    invitations.createInvitation,
    (asked) => limitInvitations(asked, [asked.found.email]),
    async ({ tx, deps, found }) => ({ invitation: await inviteAgain(tx, deps, found) }),
    {
      ...notJournaled,
      secret: true,
      may: mayChange,
    },
  ),
  onPrepared(
    invitations.createInvitations,
    prepareInvitations,
    ({ tx, actor, deps, body }) => inviteMany(tx, actor, deps, body.invitations),
    { may: ({ actor }) => adminOnly(actor), secret: true },
  ),
  onPublic(invitations.readInvitation, async ({ deps, body }) => ({ invitation: await readInvitation(deps, body.invitation.token) })),
  onPublic(invitations.acceptInvitation, async ({ deps, body, incoming, setCookies }) => {
    const { token, cookies } = await acceptInvitation(deps, body.invitation, incoming)
    setCookies(cookies)
    return { token }
  }),
  onPrepared(
    createConfirmation,
    prepareConfirmation,
    async ({ tx, actor, prepared }) => {
      await sendConfirmation(tx, actor)
      return { confirmation: prepared }
    },
    notJournaled,
  ),
  onPublic(confirmAddressEndpoint, async ({ deps, body }) => ({ confirmation: await confirmAddress(deps, body.confirmation.token) })),
  onPrepared(
    users.updateUser,
    prepareUserChange,
    ({ tx, actor, found, body, prepared }) => updateUser(tx, actor, found, body.user, prepared),
    {
      versioned: true,
      may: mayChange,
    },
  ),
  onRead(tokens.listTokens, async ({ tx, actor }) => ({ tokens: await listTokens(tx, actor) }), { waitFor: 'used' }),
  onWrite(
    tokens.createToken,
    async ({ tx, actor, deps, body }) => {
      const { id, token } = await grantKey(tx, deps, actor, { kind: 'token', name: body.token.name })
      return { tokenId: id, token }
    },
    { ...notJournaled, secret: true },
  ),
  onWrite(tokens.deleteToken, ({ tx, actor, found }) => endKey(tx, actor.accountId, found.tokenHash), {
    ...notJournaled,
    ...finding(findToken),
  }),
]
