import type { Config } from '../config.ts'
import { decode } from '../contract/wire/decode.ts'
import { email as emailSchema } from '../contract/wire/values.ts'
import { password as passwordSchema } from '../contract/x/people/accounts.ts'
import { nodeSecrets } from '../server/adapter/node-secrets.ts'
import { openAccount } from '../server/people/accounts.ts'
import { grantKey } from '../server/people/sign-in/access-keys.ts'
import { emailKey, refuseTakenEmail } from '../server/people/sign-in/emails.ts'
import { setPassword } from '../server/people/sign-in/passwords.ts'
import { addAdmin } from '../server/people/users.ts'
import type { WriteTx } from '../server/store/store.ts'
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

/** Returns a password with its hash: from `TANDEM_PASSWORD`, standard input, or generated. */
const passwordFor = async (email: string) => {
  const given = process.env.TANDEM_PASSWORD || (await pipedLine(`the password of ${email}`))
  const password =
    given ??
    nodeSecrets
      .newToken()
      .replace(/^[a-z]+_/, '')
      .slice(0, 16)
  const read = decode(passwordSchema, password)
  if (!read.ok) throw new Misuse(read.faults[0]?.message ?? 'This password is not valid.')
  return { password, made: given === undefined, passwordHash: await nodeSecrets.hashPassword(password) }
}

/** `user create-admin --email E --name N [--workspace NAME | --account ID]`: creates an administrator; a generated password is shown once. */
export const createAdmin = async (config: Config, _: string[], values: Values) => {
  const [email, name] = [emailOf(values), needed(values, 'name')]
  if (values.account !== undefined) refuseMissing(config)
  const { password, made, passwordHash } = await passwordFor(email)
  const { accountId, userId } = await withStore(config, (store) =>
    store.write(async (tx) => {
      await refuseTakenEmail(tx, email, 'email')
      if (typeof values.account === 'string' && !(await isAccount(tx, values.account)))
        throw new Misuse(`Account ${values.account} does not exist.`)
      if (typeof values.account === 'string') return addAdmin(tx, values.account, { name, email, passwordHash })
      const workspace = {
        name: typeof values.workspace === 'string' ? values.workspace : `${name}’s workspace`,
        currency: 'EUR',
        timeZone: 'UTC',
      }
      return openAccount(tx, { ...workspace, user: { name, email, passwordHash } })
    }),
  )
  say(`${name} is an administrator of account ${accountId} (user ${userId}) and signs in with ${email}.`)
  if (made) say(`Password (shown only once): ${password}`)
}

/** Returns the active user with an e-mail address. */
const userWith = async (tx: WriteTx, email: string) => {
  const user = await tx.db
    .selectFrom('users')
    .select(['accountId', 'id', 'name'])
    .where('emailKey', '=', emailKey(email))
    .where('active', '=', 1)
    .executeTakeFirst()
  if (!user) throw new Misuse(`No active user has the e-mail address ${email}.`)
  return user
}

/** `user set-password --email E`: resets a password and ends the user's sessions and tokens. */
export const setNewPassword = async (config: Config, _: string[], values: Values) => {
  const email = emailOf(values)
  refuseMissing(config)
  const { password, made, passwordHash } = await passwordFor(email)
  const { name } = await withStore(config, (store) =>
    store.write(async (tx) => {
      const user = await userWith(tx, email)
      await setPassword(tx, user.accountId, user.id, passwordHash)
      return user
    }),
  )
  say(`${name} has a new password. All their sessions and tokens have ended.`)
  if (made) say(`Password (shown only once): ${password}`)
}

/** `token create --email E --name N`: creates an API token that acts as the user, shown once. */
export const createToken = async (config: Config, _: string[], values: Values) => {
  const [email, name] = [emailOf(values), needed(values, 'name')]
  refuseMissing(config)
  const token = await withStore(config, (store) =>
    store.write(async (tx) => {
      const user = await userWith(tx, email)
      return (await grantKey(tx, { secrets: nodeSecrets }, { accountId: user.accountId, userId: user.id }, { kind: 'token', name })).token
    }),
  )
  say(token)
}
