import type { BodyOf } from '../../../contract/wire/endpoint.ts'
import type { acceptInvitation as acceptEndpoint } from '../../../contract/x/people/invitations.ts'
import type { Asking, Deps } from '../../core/deps.ts'
import { refuse } from '../../core/errors.ts'
import { writeMarks } from '../../core/rows/presence.ts'
import { describe, rowWith } from '../../core/rows/rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import { confirm } from './confirm-address.ts'
import { grantKey } from './sign-in/access-keys.ts'
import { reserveAddress } from './sign-in/addresses.ts'
import { cookiesFor, replaceSessions } from './sign-in/browser-sessions.ts'
import { accountIdIn } from './sign-in/identify.ts'
import { joined, setPassword } from './sign-in/passwords.ts'

const ended = () =>
  refuse(404, 'invitation-ended', 'This invitation has expired or was already used. Ask an administrator of the workspace for a new link.')

interface Link {
  accountId: string
  keyHash: string
}
const linkOf = async ({ secrets }: Deps, token: string): Promise<Link> => {
  const accountId = accountIdIn(token)
  if (!accountId) throw ended()
  return { accountId, keyHash: await secrets.digest(token) }
}

/** Finds the user whom a link invites, and whether it was e-mailed to their address. @throws 404 alike for expired, used, replaced, withdrawn and invented links */
const findInvited = async (tx: ReadTx, { accountId, keyHash }: Link) => {
  const key = await rowWith(tx, { accountId }, 'accessKeys', { tokenHash: keyHash, kind: 'invitation' })
  if (!key?.expiresAt || key.expiresAt <= tx.now) throw ended()
  const user = await rowWith(tx, { accountId }, 'users', { id: key.userId, active: 1 })
  if (!user) throw ended()
  return { user, isMailed: key.name === user.emailKey }
}

/** Returns who a link invites, and to which workspace. */
export const readInvitation = async (deps: Deps, token: string) => {
  const link = await linkOf(deps, token)
  return deps.store.read(async (tx) => {
    const { accountId, name, email } = (await findInvited(tx, link)).user
    const account = await tx.db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()
    return { accountName: account.name, name, email }
  })
}

type Accepted = BodyOf<typeof acceptEndpoint>['invitation']

/** Gives an invited user their name and password, which ends the link, and a session. Returns its token and the cookies for a browser. */
export const acceptInvitation = async (deps: Deps, { token: invited, name, password, timeZone }: Accepted, incoming: Asking) => {
  const link = await linkOf(deps, invited)
  const { accountId, email } = (await deps.store.read((tx) => findInvited(tx, link))).user
  const passwordHash = await deps.passwords.hash(accountId, password, await reserveAddress(deps, accountId, email))
  const { token, userId, replaced } = await deps.store.write(
    async (tx) => {
      const { user, isMailed } = await findInvited(tx, link)
      const owner = { accountId, userId: user.id }
      // Others learn of it even where the name stays the same.
      const next = await tx.touch('users', user, { name, timeZone })
      await setPassword(tx, accountId, user.id, passwordHash)
      if (isMailed) await confirm(tx, next)
      describe(tx, joined, 'users', next)
      await writeMarks(tx, owner, { lastHereAt: tx.now })
      await tx.finish(owner, undefined, joined)
      const replaced = await replaceSessions(tx, deps, incoming, owner)
      return { ...(await grantKey(tx, deps, owner, { kind: 'session', days: 1 })), userId: user.id, replaced }
    },
    { account: accountId },
  )
  return { token, cookies: [...cookiesFor(token, userId, incoming.secure), ...replaced] }
}
