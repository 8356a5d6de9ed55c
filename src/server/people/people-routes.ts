import { createAccount as createAccountEndpoint, getWelcome } from '../../contract/x/people/accounts.ts'
import { getMe, updateMe as updateMeEndpoint } from '../../contract/x/people/me.ts'
import * as sessions from '../../contract/x/people/sessions.ts'
import * as tokens from '../../contract/x/people/tokens.ts'
import * as users from '../../contract/x/people/users.ts'
import type { Route } from '../http/call.ts'
import { anybody, onPrepared, onRead, onWrite } from '../http/on.ts'
import { onPublic } from '../http/on-public.ts'
import { findRow } from '../kinds/find.ts'
import { createAccount } from './accounts.ts'
import { adminOnly } from './check-user.ts'
import { listUsers } from './list-users.ts'
import { provePassword, readMe, updateMe } from './me.ts'
import { deleteToken, endSession, findToken, grantKey, listTokens } from './sign-in/access-keys.ts'
import { checkSignIn, cookieFor, demoPerson, startSession } from './sign-in/sessions.ts'
import { createUser, hashForChange, hashForNew, updateUser } from './users.ts'
import { readWelcome } from './welcome.ts'

const passing = { journal: false, may: anybody } as const

export const peopleRoutes: Route[] = [
  onPublic(getWelcome, ({ deps }) => readWelcome(deps)),
  onPublic(createAccountEndpoint, async ({ deps, body, remote, secure, answer, once }) => {
    const { accountId, userId, token } = await createAccount(deps, body.account, remote, once)
    answer('set-cookie', cookieFor(token, '', secure))
    return { accountId, userId, token }
  }),
  onPublic(sessions.createSession, async ({ deps, body, remote, secure, answer, once }) => {
    const owner = await checkSignIn(deps, body.session, remote)
    const { token, cookie } = await startSession(deps, owner, { stay: body.session.stay === true, secure, once })
    answer('set-cookie', cookie)
    return { token }
  }),
  onPublic(sessions.createDemoSession, async ({ deps, body, secure, answer, once }) => {
    const { token, cookie } = await startSession(deps, await demoPerson(deps, body.session.userId), { stay: false, secure, once })
    answer('set-cookie', cookie)
    return { token }
  }),
  onWrite(
    sessions.deleteSession,
    async ({ tx, actor, secure, answer }) => {
      await endSession(tx, actor)
      answer('set-cookie', cookieFor('', '; Max-Age=0', secure))
    },
    passing,
  ),
  onRead(getMe, async ({ tx, actor, deps, etag }) => {
    etag((await findRow(tx, actor, 'users', actor.userId)).changeId)
    return { me: await readMe(tx, actor, deps.options.uploadLimit) }
  }),
  onPrepared(updateMeEndpoint, provePassword, ({ tx, actor, body, prepared }) => updateMe(tx, actor, body.me, prepared), {
    versioned: true,
    may: ({ tx, actor }) => findRow(tx, actor, 'users', actor.userId),
  }),
  onRead(users.listUsers, async ({ tx, actor }) => ({ users: await listUsers(tx, actor) })),
  onPrepared(
    users.createUser,
    hashForNew,
    async ({ tx, actor, body, prepared }) => ({ userId: (await createUser(tx, actor, body.user, prepared)).id }),
    { may: ({ actor }) => adminOnly(actor) },
  ),
  onPrepared(
    users.updateUser,
    hashForChange,
    ({ tx, actor, params, body, prepared }) => updateUser(tx, actor, params.id, body.user, prepared),
    {
      versioned: true,
      may: async ({ tx, actor, params }) => {
        const row = await findRow(tx, actor, 'users', params.id)
        adminOnly(actor)
        return row
      },
    },
  ),
  onRead(tokens.listTokens, async ({ tx, actor }) => ({ tokens: await listTokens(tx, actor) }), { marked: /^used/ }),
  onWrite(
    tokens.createToken,
    async ({ tx, actor, deps, body }) => {
      const { id, token } = await grantKey(tx, deps, actor, { kind: 'token', name: body.token.name })
      return { tokenId: id, token }
    },
    { ...passing, secret: true },
  ),
  onWrite(tokens.deleteToken, ({ tx, actor, params }) => deleteToken(tx, actor, params.id), {
    ...passing,
    may: ({ tx, actor, params }) => findToken(tx, actor, params.id),
  }),
]
