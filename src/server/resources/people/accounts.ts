import type { WeekStart } from '../../../contract/weeks.ts'
import type { BodyOf } from '../../../contract/wire/endpoint.ts'
import type { createAccount as createAccountEndpoint } from '../../../contract/x/people/accounts.ts'
import type { Deps, Sample } from '../../core/deps.ts'
import { forbidden, refuse } from '../../core/errors.ts'
import type { Once } from '../../core/once.ts'
import type { WriteTx } from '../../core/store/store.ts'
import { dateOf, dayBefore } from '../../core/times.ts'
import { grantKey } from './sign-in/access-keys.ts'
import { reserveAddresses } from './sign-in/addresses.ts'
import { emailColumns, emailKey } from './sign-in/emails.ts'
import { setPassword } from './sign-in/passwords.ts'
import { refuseTooMany } from './sign-in/too-many.ts'

interface First {
  /** The id that its addresses are reserved for; a new one if absent. */
  accountId?: string
  name: string
  currency: string
  timeZone: string
  weekStart?: WeekStart | ''
  user: { name: string; email: string; passwordHash: string | undefined }
  /** The creation time of its own company, which differs from now in sample data. */
  createdAt?: string | undefined
}

/** Creates an empty workspace: the account, its own company and its first administrator. */
export const openAccount = async (
  tx: WriteTx,
  { name, currency, timeZone, weekStart = '', user, createdAt = tx.now, ...first }: First,
  demo = false,
) => {
  const accountId = first.accountId ?? (await tx.nextId())
  const userId = await tx.nextId()
  const owner = { accountId, userId }
  const named = { type: 'company' as const, name, lastName: '', title: '' }
  const nothing = { contactData: [], importantDates: [], addresses: [], attachment: [], tags: [], allowedUsers: [] }
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
    weekStart,
  })
  if (user.passwordHash !== undefined) await setPassword(tx, accountId, userId, user.passwordHash)
  return { accountId, userId, companyId: company.id }
}

/** Takes an id for the new workspace, or the one that an earlier attempt of the same request took within the last day. */
const idFor = async (tx: WriteTx, requestKey: string | undefined) => {
  if (requestKey === undefined) return tx.nextId()
  const { db, now } = tx
  const signUps = db.selectFrom('signUps').select('accountId').where('requestKey', '=', requestKey)
  const known = await signUps.where('reservedAt', '>=', dayBefore(now)).executeTakeFirst()
  if (known) return known.accountId
  const reserved = { accountId: await tx.nextId(), reservedAt: now }
  await db
    .insertInto('signUps')
    .values({ requestKey, ...reserved })
    .onConflict((conflict) => conflict.column('requestKey').doUpdateSet(reserved))
    .execute()
  return reserved.accountId
}

/** Takes the id of a new workspace and reserves the addresses of its first users. */
export const reserveWorkspace = async (tx: WriteTx, addresses: string[], requestKey?: string) => {
  const accountId = await idFor(tx, requestKey)
  return { accountId, saltOf: await reserveAddresses(tx, accountId, addresses) }
}

/** Whose request a sign-up is: of nobody yet, in the workspace that it creates. */
const nobodyIn = (accountId: string) => ({ accountId, userId: '0' })

/** @throws 507 before anything is reserved for a workspace that could not hold its sample data */
const refuseTooLarge = ({ contacts, deals, cases }: Sample, { capacity }: WriteTx) => {
  const ownCompany = 1
  const fits = contacts + ownCompany <= capacity.contacts && deals <= capacity.deals && cases <= capacity.cases
  if (!fits)
    throw refuse(
      507,
      'full',
      'The sample data is larger than a workspace may be here. Create an empty workspace, or ask the operator of this service.',
    )
}

/** Creates a workspace, with sample data if requested. */
export const createAccount = async (deps: Deps, asked: BodyOf<typeof createAccountEndpoint>['account'], remote: string, once: Once) => {
  if (deps.options.signUp === 'closed') throw forbidden('Sign-up is closed. Ask the operator of this service.')
  if (asked.demo && !deps.options.demoContent)
    throw forbidden('Sample data is not available here. Create an empty workspace, or ask the operator of this service.')
  await refuseTooMany(deps, asked.demo ? [`signUp ${remote}`, `fill ${remote}`] : [`signUp ${remote}`])
  const { email, name, timeZone = 'UTC' } = asked.user
  const sample = asked.demo ? await deps.demo.loadSample(await deps.store.read(async ({ now }) => dateOf(now))) : undefined
  const { accountId, saltOf } = await deps.store.write(async (tx) => {
    if (sample) refuseTooLarge(sample, tx)
    const colleagues = sample?.addresses.slice(1) ?? []
    // Repeats are recognised by the address too, so nobody learns whether somebody else used the same key.
    const requestKey = once.key === undefined ? undefined : `${emailKey(email)} ${once.key}`
    return reserveWorkspace(tx, [email, ...colleagues], requestKey)
  })
  await deps.store.read((tx) => once.refuseRepeat(tx, nobodyIn(accountId)))
  const passwordHash = await deps.passwords.hash(remote, asked.user.password, saltOf(email))
  const create = async (tx: WriteTx) => {
    await once.refuseRepeat(tx, nobodyIn(accountId))
    const opened = await openAccount(tx, {
      accountId,
      name: asked.name,
      currency: 'EUR',
      timeZone,
      user: { name, email, passwordHash },
      createdAt: sample?.createdAt,
    })
    await sample?.fill(tx, opened)
    await once.note(tx, nobodyIn(accountId))
    const { token } = await grantKey(tx, deps, opened, { kind: 'session', days: 1 })
    return { ...opened, token }
  }
  return deps.store.write(create, { account: accountId })
}
