import type { Config } from '../config.ts'
import { decode } from '../contract/wire/decode.ts'
import { email as emailSchema } from '../contract/wire/values.ts'
import { password as passwordSchema } from '../contract/x/people/accounts.ts'
import { createNodeSecrets } from '../server/adapter/node-secrets.ts'
import type { Secrets } from '../server/core/deps.ts'
import type { WriteTx } from '../server/core/store/store.ts'
import { openAccount, reserveWorkspace } from '../server/resources/people/accounts.ts'
import { grantKey } from '../server/resources/people/sign-in/access-keys.ts'
import { reserveAddress, reserveAddresses, workspacesOf } from '../server/resources/people/sign-in/addresses.ts'
import { emailKey, refuseTakenEmail } from '../server/resources/people/sign-in/emails.ts'
import { setPassword } from '../server/resources/people/sign-in/passwords.ts'
import { addAdmin } from '../server/resources/people/users.ts'
import { refuseMissing, withStore } from './databases.ts'
import { Misuse, needed, pipedLine, say } from './io.ts'

type Values = Record<string, string | boolean | undefined>

const emailOf = (values: Values) => {
  const read = decode(emailSchema, needed(values, 'email'))
  if (!read.ok) throw new Misuse(`--email: ${read.faults[0]?.message ?? 'Enter a valid e-mail address.'}`)
  return read.value
}

const isAccount = async (tx: WriteTx, id: string) =>
  /^[1-9][0-9]{0,17}$/.test(id) && (await tx.db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Returns a password: from `TANDEM_PASSWORD`, standard input, or generated. */
const passwordFor = async (secrets: Secrets, email: string) => {
  const given = process.env.TANDEM_PASSWORD || (await pipedLine(`the password of ${email}`))
  const password =
    given ??
    secrets
      .newToken()
      .replace(/^[a-z]+_/, '')
      .slice(0, 16)
  const read = decode(passwordSchema, password)
  if (!read.ok) throw new Misuse(read.faults[0]?.message ?? 'This password is not valid.')
  return { password, made: given === undefined }
}

/** `user create-admin --email E --name N [--workspace NAME | --account ID]`: creates an administrator; a generated password is shown once. */
export const createAdmin = async (config: Config, _: string[], values: Values) => {
  const [email, name] = [emailOf(values), needed(values, 'name')]
  if (values.account !== undefined) refuseMissing(config)
  const secrets = createNodeSecrets(config.passwordWork)
  const { password, made } = await passwordFor(secrets, email)
  const account = typeof values.account === 'string' ? values.account : undefined
  const { accountId, userId } = await withStore(config, async (store) => {
    const reserved = await store.write(async (tx) => {
      if (account === undefined) return reserveWorkspace(tx, [email])
      if (!(await isAccount(tx, account))) throw new Misuse(`Account ${account} does not exist.`)
      await refuseTakenEmail(tx, { accountId: account }, email, 'email')
      return { accountId: account, saltOf: await reserveAddresses(tx, account, [email]) }
    })
    const passwordHash = await secrets.hashPassword(password, reserved.saltOf(email))
    const workspace = typeof values.workspace === 'string' ? values.workspace : `${name}’s workspace`
    return store.write(async (tx) => {
      if (account !== undefined) return addAdmin(tx, account, { name, email, passwordHash })
      const user = { name, email, passwordHash }
      return openAccount(tx, { accountId: reserved.accountId, name: workspace, currency: 'EUR', timeZone: 'UTC', user })
    })
  })
  say(`${name} is an administrator of account ${accountId} (user ${userId}) and signs in with ${email}.`)
  if (made) say(`Password (shown only once): ${password}`)
}

/** Returns the active user with an e-mail address, in the account of `--account` if several have one. */
const userWith = async (tx: WriteTx, email: string, { account }: Values) => {
  const reserved = ['0', ...(await workspacesOf(tx, email)).map(({ accountId }) => accountId)]
  const found = await tx.db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.accountId')
    .select(['users.accountId', 'users.id', 'users.name', 'accounts.name as workspace'])
    .where('users.accountId', 'in', reserved)
    .where('accounts.id', 'in', reserved)
    .where('users.emailKey', '=', emailKey(email))
    .where('users.active', '=', 1)
    .orderBy('users.accountId')
    .execute()
  const [user, ...others] = account === undefined ? found : found.filter(({ accountId }) => accountId === account)
  if (!user) throw new Misuse(`No active user has the e-mail address ${email}${account === undefined ? '' : ` in account ${account}`}.`)
  if (!others.length) return user
  const accounts = found.map(({ accountId, workspace }) => `${accountId} (${workspace})`).join(', ')
  throw new Misuse(`${email} is a user of several accounts: ${accounts}. Choose one with --account.`)
}

/** `user set-password --email E [--account ID]`: resets a password and ends the user's sessions and tokens. */
export const setNewPassword = async (config: Config, _: string[], values: Values) => {
  const email = emailOf(values)
  refuseMissing(config)
  const secrets = createNodeSecrets(config.passwordWork)
  const { password, made } = await passwordFor(secrets, email)
  const { name } = await withStore(config, async (store) => {
    const user = await store.write((tx) => userWith(tx, email, values))
    const passwordHash = await secrets.hashPassword(password, await reserveAddress({ store }, user.accountId, email))
    await store.write((tx) => setPassword(tx, user.accountId, user.id, passwordHash))
    return user
  })
  say(`${name} has a new password. All their sessions and tokens have ended.`)
  if (made) say(`Password (shown only once): ${password}`)
}

/** `token create --email E --name N [--account ID]`: creates an API token that acts as the user, shown once. */
export const createToken = async (config: Config, _: string[], values: Values) => {
  const [email, name] = [emailOf(values), needed(values, 'name')]
  refuseMissing(config)
  const secrets = createNodeSecrets(config.passwordWork)
  const token = await withStore(config, (store) =>
    store.write(async (tx) => {
      const user = await userWith(tx, email, values)
      return (await grantKey(tx, { secrets }, { accountId: user.accountId, userId: user.id }, { kind: 'token', name })).token
    }),
  )
  say(token)
}
