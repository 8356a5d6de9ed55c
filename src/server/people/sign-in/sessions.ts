import type { Deps } from '../../deps.ts'
import { notFound, refuse } from '../../errors.ts'
import type { Once } from '../../http/headers/idempotency.ts'
import type { WriteTx } from '../../store/store.ts'
import { grantKey } from './access-keys.ts'
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

/** Who has this address and password; 401 says nothing about which of the two was wrong, 429 stops guessing. */
export const checkSignIn = async (deps: Deps, { email, password }: SignIn, remote: string): Promise<SignedIn> => {
  // The narrowest first: who is refused for it uses up nothing of what others at this address have.
  const keys = [`pair ${emailKey(email)} ${remote}`, `from ${remote}`, `email ${emailKey(email)}`]
  await refuseTooMany(deps, keys)
  const found = await findCredential(deps, email)
  const right = await deps.secrets.verifyPassword(found?.passwordHash ?? (await decoyHash(deps)), password)
  if (!found || !right) throw wrong()
  await deps.attempts.succeeded(keys)
  return found
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
