import type { BodyOf } from '../../contract/wire/endpoint.ts'
import type { createAccount as createAccountEndpoint } from '../../contract/x/people/accounts.ts'
import { fillWorkspace } from '../demo/fill.ts'
import { demoWorkspace } from '../demo/workspace.ts'
import type { Deps } from '../deps.ts'
import { forbidden } from '../errors.ts'
import type { Once } from '../http/headers/idempotency.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import { dateOf } from '../times.ts'
import { grantKey } from './sign-in/access-keys.ts'
import { emailColumns, emailKey, refuseTakenEmail } from './sign-in/emails.ts'
import { refuseTooMany } from './sign-in/too-many.ts'

interface First {
  name: string
  currency: string
  timeZone: string
  user: { name: string; email: string; passwordHash: string | undefined }
  /** When its own company was written down: now, but for a story told of earlier. */
  createdAt?: string | undefined
}

/** An empty workspace: the account, its own company and its first administrator. */
export const openAccount = async (tx: WriteTx, { name, currency, timeZone, user, createdAt = tx.now }: First, demo = false) => {
  const accountId = await tx.nextId()
  const userId = await tx.nextId()
  const owner = { accountId, userId }
  const named = { type: 'company' as const, name, lastName: '', title: '' }
  const nothing = { contactData: '[]', importantDates: '[]', addresses: '[]', attachment: '[]', tags: '[]', allowedUsers: '[]' }
  const company = await tx.insert(owner, 'contacts', {
    ...named,
    ...nothing,
    visibility: 'public',
    groupId: null,
    companyId: null,
    backgroundInfo: '',
    createdAt,
    updatedAt: createdAt,
  })
  await tx.db
    .insertInto('accounts')
    .values({ id: accountId, name, currency, ownCompanyId: company.id, demo: demo ? 1 : 0, createdAt: tx.now })
    .execute()
  await tx.insert(owner, 'users', {
    id: userId,
    name: user.name,
    ...emailColumns(user.email),
    role: 'admin',
    companyId: company.id,
    active: 1,
    timeZone,
  })
  if (user.passwordHash !== undefined)
    await tx.db
      .insertInto('credentials')
      .values({ ...owner, passwordHash: user.passwordHash })
      .execute()
  return { accountId, userId, companyId: company.id }
}

/** An address that somebody has: by this very request, made before, or otherwise. */
const refuseTaken = async (tx: ReadTx, email: string, once: Once) => {
  const taken = await tx.db
    .selectFrom('users')
    .select(['accountId', 'id as userId'])
    .where('emailKey', '=', emailKey(email))
    .executeTakeFirst()
  if (taken) await once.refuseRepeat(tx, taken)
  await refuseTakenEmail(tx, email, 'account.user.email')
}

/** A workspace of one's own, with the demo's records where that is asked for. */
export const createAccount = async (deps: Deps, asked: BodyOf<typeof createAccountEndpoint>['account'], remote: string, once: Once) => {
  if (deps.options.signUp === 'closed') throw forbidden('New workspaces are not made here. Ask whoever runs this service.')
  if (asked.demo && !deps.options.demoContent)
    throw forbidden('Workspaces are not filled with demo data here. Make an empty one, or ask whoever runs this service.')
  await refuseTooMany(deps, asked.demo ? [`signUp ${remote}`, `fill ${remote}`] : [`signUp ${remote}`])
  await deps.store.read((tx) => refuseTaken(tx, asked.user.email, once))
  const passwordHash = await deps.secrets.hashPassword(asked.user.password)
  return deps.store.write(async (tx) => {
    await refuseTaken(tx, asked.user.email, once)
    const story = asked.demo ? demoWorkspace(dateOf(tx.now)) : undefined
    const opened = await openAccount(tx, {
      name: asked.name,
      currency: 'EUR',
      timeZone: 'UTC',
      user: { name: asked.user.name, email: asked.user.email, passwordHash },
      createdAt: story?.account.createdAt,
    })
    if (story) await fillWorkspace(tx, opened, story)
    await once.note(tx, opened)
    const { token } = await grantKey(tx, deps, opened, { kind: 'session', days: 1 })
    return { ...opened, token }
  })
}
