import type { Deps } from '../../deps.ts'
import { notFound, refuse } from '../../errors.ts'
import type { Once } from '../../http/headers/idempotency.ts'
import type { WriteTx } from '../../store/store.ts'
import { grantKey } from './access-keys.ts'
import { knownDevice, newDevice } from './devices.ts'
import { emailKey } from './emails.ts'
import { sessionCookie } from './identify.ts'
import { refuseTooMany } from './too-many.ts'

interface SignIn {
  email: string
  password: string
}
const longDays = 30
const shortDays = 1

/** A hash of no password, so that an address nobody has takes as long as one somebody has. */
let decoy: string | undefined
const decoyHash = async ({ secrets }: Deps) => {
  decoy ??= await secrets.hashPassword('nobody has this password')
  return decoy
}

const findCredential = (deps: Deps, email: string) =>
  deps.store.read(({ db }) =>
    db
      .selectFrom('users')
      .innerJoin('credentials', (join) =>
        join.onRef('credentials.accountId', '=', 'users.accountId').onRef('credentials.userId', '=', 'users.id'),
      )
      .select(['users.accountId', 'users.id as userId', 'credentials.passwordHash'])
      .where('users.emailKey', '=', emailKey(email))
      .where('users.active', '=', 1)
      .executeTakeFirst(),
  )

/** Who signs in, and the hash that stood there when they were let in: none for who needs no password. */
interface SignedIn {
  accountId: string
  userId: string
  passwordHash: string | null
}
const wrong = () => refuse(401, 'wrong', 'The e-mail address or the password is not right.', 'session.password')

/** Refuses who was given another password, or let in no more, while theirs was looked at: that takes its time, and its turn. */
const refusePassed = async ({ db }: WriteTx, { accountId, userId, passwordHash }: SignedIn) => {
  const now = await db
    .selectFrom('users')
    .leftJoin('credentials', (join) =>
      join.onRef('credentials.accountId', '=', 'users.accountId').onRef('credentials.userId', '=', 'users.id'),
    )
    .select('credentials.passwordHash')
    .where('users.accountId', '=', accountId)
    .where('users.id', '=', userId)
    .where('users.active', '=', 1)
    .executeTakeFirst()
  if (now?.passwordHash !== passwordHash) throw passwordHash === null ? notFound() : wrong()
}

/** Milliseconds that a known device waits for a sign-in that another device is refused. */
const pause = 1000

/** Counts a try: 429 for too many, but on a known device a wait unless that device alone tries too often. Returns the keys that a success gives back. */
const countTry = async (deps: Deps, email: string, remote: string, device: string | undefined) => {
  // The narrowest comes first, so that a refused try does not count towards the wider limits.
  const keys = [`pair ${email} ${remote}`, `from ${remote}`, `email ${email}`]
  if (device === undefined) {
    await refuseTooMany(deps, keys)
    return keys
  }
  await refuseTooMany(deps, [`device ${device}`])
  if ((await deps.attempts.begin(keys)) > 0) await new Promise((resolve) => setTimeout(resolve, pause))
  return [`device ${device}`]
}

/** Where a sign-in comes from: the network address, and the device that its cookie claims. */
interface From {
  remote: string
  device: string | undefined
}

/** Returns the owner of this address and password, and a device cookie where the device is new. @throws 401 for a wrong address or password alike, 429 for too many tries */
export const checkSignIn = async (deps: Deps, { email, password }: SignIn, from: From) => {
  const found = await findCredential(deps, email)
  const device = await knownDevice(deps.secrets, from.device, found)
  const keys = await countTry(deps, emailKey(email), from.remote, device)
  const right = await deps.secrets.verifyPassword(found?.passwordHash ?? (await decoyHash(deps)), password)
  if (!found || !right) throw wrong()
  await deps.attempts.succeeded(keys)
  return { owner: found, device: device === undefined ? await newDevice(deps.secrets, found) : undefined }
}

interface Beginning {
  stay: boolean
  secure: boolean
  once: Once
}

/** A new session: the token, and the cookie that carries it in a browser. */
export const startSession = async (deps: Deps, owner: SignedIn, { stay, secure, once }: Beginning) => {
  const begin = async (tx: WriteTx) => {
    await refusePassed(tx, owner)
    await once.refuseRepeat(tx, owner)
    await once.note(tx, owner)
    return grantKey(tx, deps, owner, { kind: 'session', days: stay ? longDays : shortDays })
  }
  const { token } = await deps.store.write(begin, { account: owner.accountId })
  return { token, cookie: cookieFor(token, stay ? `; Max-Age=${longDays * 86400}` : '', secure) }
}

export const cookieFor = (token: string, life: string, secure: boolean) =>
  `${sessionCookie(secure)}=${token}; Path=/; HttpOnly; SameSite=Lax${life}${secure ? '; Secure' : ''}`

/** The person of the demo workspace to continue as; 404 where there is no demo, and for who has a password of their own. */
export const demoPerson = async (deps: Deps, userId: string): Promise<SignedIn> => {
  if (!deps.options.demo) throw notFound()
  const found = await deps.store.read(({ db }) =>
    db
      .selectFrom('users')
      .innerJoin('accounts', 'accounts.id', 'users.accountId')
      .select(['users.accountId', 'users.id as userId'])
      .where('accounts.demo', '=', 1)
      .where('users.id', '=', userId)
      .where('users.active', '=', 1)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('credentials')
              .select('userId')
              .whereRef('credentials.accountId', '=', 'users.accountId')
              .whereRef('credentials.userId', '=', 'users.id'),
          ),
        ),
      )
      .executeTakeFirst(),
  )
  if (!found) throw notFound()
  return { ...found, passwordHash: null }
}
