import type { Asking, Deps } from '../../../core/deps.ts'
import { notFound, refuse } from '../../../core/errors.ts'
import type { Once } from '../../../core/once.ts'
import { found, rowWith } from '../../../core/rows/rows.ts'
import type { WriteTx } from '../../../core/store/store.ts'
import { grantKey } from './access-keys.ts'
import { workspacesOf } from './addresses.ts'
import { cookiesFor, replaceSessions } from './browser-sessions.ts'
import { knownDevice, newDevice } from './devices.ts'
import { emailKey } from './emails.ts'
import { refuseTooMany } from './too-many.ts'

interface SignIn {
  email: string
  password: string
  accountId?: string | undefined
}
const longDays = 30
const shortDays = 1

/** The hash of no password, so an unknown address takes as long as a known one. */
let decoy: string | undefined
const decoyHash = async ({ secrets }: Deps) => {
  decoy ??= await secrets.hashPassword('nobody has this password')
  return decoy
}

/** Reads the active users with an address and a password, in all workspaces or in one. */
const findCredentials = (deps: Deps, email: string, accountId: string | undefined) =>
  deps.store.read(async (tx) => {
    const workspaces = await workspacesOf(tx, email, accountId)
    if (!workspaces.length) return []
    const accountIds = workspaces.map((one) => one.accountId)
    const found = await tx.db
      .selectFrom('users')
      .innerJoin('credentials', (join) =>
        join.onRef('credentials.accountId', '=', 'users.accountId').onRef('credentials.userId', '=', 'users.id'),
      )
      .innerJoin('accounts', 'accounts.id', 'users.accountId')
      .select(['users.accountId', 'users.id as userId', 'credentials.passwordHash', 'accounts.name as accountName'])
      .where('users.accountId', 'in', accountIds)
      .where('credentials.accountId', 'in', accountIds)
      .where('accounts.id', 'in', accountIds)
      .where('users.emailKey', '=', emailKey(email))
      .where('users.active', '=', 1)
      .orderBy('users.accountId')
      .execute()
    // Only a few salts are tried, the address's own first: changing other users to this address must not lock its owner out.
    const salts = new Set(workspaces.map(({ salt }) => salt))
    const isOwn = ({ passwordHash }: { passwordHash: string }) => salts.has(deps.secrets.saltOf(passwordHash))
    return [...found.filter(isOwn), ...found.filter((one) => !isOwn(one))]
  })

/** A user who signs in, and their password hash at that time, or null for users without a password. */
interface SignedIn {
  accountId: string
  userId: string
  passwordHash: string | null
}
const wrong = () => refuse(401, 'wrong', 'The e-mail address or password is wrong.', 'session.password')

/** Refuses if the password changed or the user was deactivated while the password was being checked. */
const refuseOutdated = async (tx: WriteTx, owner: SignedIn) => {
  const { userId, passwordHash } = owner
  const user = await rowWith(tx, owner, 'users', { id: userId, active: 1 })
  const now = await rowWith(tx, owner, 'credentials', { userId })
  if (!user || (now?.passwordHash ?? null) !== passwordHash) throw passwordHash === null ? notFound() : wrong()
}

/** Milliseconds that a known device waits when other devices would be refused. */
const pause = 1000

/**
 * Counts an attempt. @throws 429 after too many, but a known device only waits unless it has too many of its own. Returns the keys that a
 * success resets, those of others for which it did not count, and whether only a known device may go on.
 */
const countAttempt = async (deps: Deps, email: string, remote: string, device: string | undefined) => {
  // The narrowest limit comes first, so a refused attempt does not count towards the wider ones.
  const address = await deps.secrets.digest(email)
  const keys = [`pair ${address} ${remote}`, `from ${remote}`, `email ${address}`]
  if (device === undefined) {
    await refuseTooMany(deps, keys)
    return { keys, uncounted: [], deviceOnly: false }
  }
  await refuseTooMany(deps, [`device ${device}`])
  const deviceOnly = (await deps.attempts.begin(keys)) > 0
  if (deviceOnly) await new Promise((resolve) => setTimeout(resolve, pause))
  return { keys: [`device ${device}`], uncounted: deviceOnly ? [] : keys, deviceOnly }
}

type Credential = Awaited<ReturnType<typeof findCredentials>>[number]

/** The origin of a sign-in: the network address, and the device that its cookie claims. */
interface Origin {
  remote: string
  device: string | undefined
}

/** Returns the id of a known device, and the credential that it has signed in with before. */
const findDevice = async (deps: Deps, device: string | undefined, credentials: Credential[]) => {
  for (const credential of credentials) {
    const id = await knownDevice(deps.secrets, device, credential)
    if (id !== undefined) return { id, credential }
  }
  return undefined
}

/**
 * Returns the users whose address and password these are, one a workspace, and a device cookie if the device is new.
 *
 * @throws 401 for a wrong address or password alike, 429 after too many attempts
 */
export const checkSignIn = async (deps: Deps, { email, password, accountId }: SignIn, from: Origin) => {
  const found = await findCredentials(deps, email, accountId)
  const device = await findDevice(deps, from.device, found)
  const { keys, uncounted, deviceOnly } = await countAttempt(deps, emailKey(email), from.remote, device?.id)
  const others = deviceOnly ? [] : found.filter((one) => one !== device?.credential)
  const ordered = device ? [device.credential, ...others] : found
  const hashes = ordered.length ? ordered.map(({ passwordHash }) => passwordHash) : [await decoyHash(deps)]
  const right = await deps.passwords.verifySignIn(from.remote, hashes, password)
  const owners = ordered.filter((_, place) => right[place]).toSorted((a, b) => Number(BigInt(a.accountId) - BigInt(b.accountId)))
  const [first] = owners
  if (!first) throw wrong()
  // Others can add users with this address to workspaces of their own. The right password of those must not allow more guesses elsewhere.
  const isRightEverywhere = accountId === undefined && owners.length === found.length
  await (device || isRightEverywhere ? deps.attempts.succeeded(keys) : deps.attempts.giveBack(keys))
  await deps.attempts.giveBack(uncounted)
  return { owner: first, owners, device: device ? undefined : await newDevice(deps.secrets, first) }
}

interface Beginning {
  stay: boolean
  incoming: Asking
  once: Once
}

/** Starts a session. Returns its token and the cookies for a browser, in which it replaces another session in the same workspace. */
export const startSession = async (deps: Deps, owner: SignedIn, { stay, incoming, once }: Beginning) => {
  const begin = async (tx: WriteTx) => {
    await refuseOutdated(tx, owner)
    await once.refuseRepeat(tx, owner)
    await once.note(tx, owner)
    const replaced = await replaceSessions(tx, deps, incoming, owner)
    return { replaced, ...(await grantKey(tx, deps, owner, { kind: 'session', days: stay ? longDays : shortDays })) }
  }
  const { token, replaced } = await deps.store.write(begin, { account: owner.accountId })
  return { token, cookies: [...cookiesFor(token, owner.userId, incoming.secure, stay ? longDays * 86400 : undefined), ...replaced] }
}

/** Returns a user who may sign in without a password. @throws 404 without a demo, and for users with a password unless visitors may be anyone */
export const demoPerson = async (deps: Deps, userId: string): Promise<SignedIn> => {
  const { demo, signInAsAnyone } = deps.options
  if (!demo) throw notFound()
  const person = await deps.store.read(async (tx) => {
    const all = tx.db.selectFrom('accounts').select('id')
    for (const { id: accountId } of await (signInAsAnyone ? all : all.where('demo', '=', 1)).execute()) {
      const user = await rowWith(tx, { accountId }, 'users', { id: userId, active: 1 })
      const credential = user && (await rowWith(tx, user, 'credentials', { userId }))
      if (user && (signInAsAnyone || !credential)) return { accountId, userId, passwordHash: credential?.passwordHash ?? null }
    }
    return undefined
  })
  return found(person)
}
