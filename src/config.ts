/** Everything that can be set from outside, read once at the start. A bad value stops the start with a sentence that names it. */
export interface Config {
  host: string
  port: number
  dataDir: string
  /** PostgreSQL; the embedded database in `dataDir` where there is none. */
  databaseUrl: string | undefined
  /** The most connections that this process opens to it. */
  databaseConnections: number
  demo: boolean
  signUp: 'open' | 'closed'
  /** How many workspaces are made from one address in a quarter of an hour. */
  signUps: number
  /** Whether a new workspace may be filled with the demo's records, some 50,000 rows. */
  demoContent: boolean
  /** Records of a workspace, and KiB of its files. */
  capacity: { contacts: number; deals: number; cases: number; files: number }
  uploadLimit: number
  undoDays: number
  /** For how many days an invitation can be accepted. */
  invitationDays: number
  /** Where the app is for those who get mail about it, without a slash at its end. */
  appUrl: string
  /** How notifications are mailed; where it is not said they are kept and shown in the app. */
  mail: { url: string; from: string } | undefined
  /** Whether a proxy stands before it whose `X-Forwarded-For` and `X-Forwarded-Proto` are to be believed. */
  trustProxy: boolean
  log: 'info' | 'error' | 'silent'
}
type Environment = Record<string, string | undefined>

export class BadConfig extends Error {}

const whole = (env: Environment, name: string, fallback: number, least: number, most: number) => {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new BadConfig(`${name} is "${text}", but has to be a whole number from ${least} to ${most}.`)
  return value
}

const oneOf = <T extends string>(env: Environment, name: string, fallback: T, values: readonly T[]): T => {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const found = values.find((value) => value === text)
  if (!found) throw new BadConfig(`${name} is "${text}", but has to be one of: ${values.join(', ')}.`)
  return found
}

/** An address holds a password, so it is never said what was wrong with which. */
const postgresUrl = (env: Environment) => {
  const url = env.DATABASE_URL
  if (!url) return undefined
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new BadConfig('DATABASE_URL is no address of a PostgreSQL database: postgres://user:password@host:5432/database.')
  return url
}

const appUrl = (env: Environment, host: string, port: number) => {
  const url = env.APP_URL || `http://${host}:${port}`
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new BadConfig(`APP_URL is "${url}", but has to be the address of the app, such as https://tandem.example.com.`)
  return url.replace(/\/+$/, '')
}

const mail = (env: Environment) => {
  const [url, from] = [env.SMTP_URL, env.MAIL_FROM]
  if (!url) return undefined
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    throw new BadConfig('SMTP_URL is no address of a mail server: smtps://user:password@host:465, or smtp://host:25.')
  if (!from?.includes('@'))
    throw new BadConfig('MAIL_FROM has to say whom mail comes from, such as Tandem <tandem@example.com>, where SMTP_URL is set.')
  return { url, from }
}

/** Reads the configuration; `defaults` are those of the command (`DEMO` is 1 with `npm start`). */
export const readConfig = (env: Environment, defaults: { demo: '0' | '1' } = { demo: '0' }): Config => {
  const host = env.HOST || '127.0.0.1'
  const port = whole(env, 'PORT', 4000, 0, 65535)
  const demo = oneOf(env, 'DEMO', defaults.demo, ['0', '1'])
  return {
    host,
    port,
    dataDir: env.DATA_DIR || './data',
    databaseUrl: postgresUrl(env),
    databaseConnections: whole(env, 'DATABASE_CONNECTIONS', 10, 2, 1000),
    demo: demo === '1',
    signUp: oneOf(env, 'SIGN_UP', 'open', ['open', 'closed']),
    signUps: whole(env, 'SIGN_UP_LIMIT', 10, 1, 1_000_000),
    demoContent: oneOf(env, 'SIGN_UP_DEMO', demo, ['0', '1']) === '1',
    capacity: {
      contacts: whole(env, 'CAPACITY_CONTACTS', 1_000_000, 1, 1_000_000_000),
      deals: whole(env, 'CAPACITY_DEALS', 1_000_000, 1, 1_000_000_000),
      cases: whole(env, 'CAPACITY_CASES', 1_000_000, 1, 1_000_000_000),
      files: whole(env, 'CAPACITY_FILES_MIB', 10_240, 1, 1_000_000) * 1024,
    },
    uploadLimit: whole(env, 'UPLOAD_LIMIT_MIB', 25, 1, 1024) * 1024 * 1024,
    trustProxy: oneOf(env, 'TRUST_PROXY', '0', ['0', '1']) === '1',
    undoDays: whole(env, 'UNDO_DAYS', 30, 1, 3650),
    invitationDays: whole(env, 'INVITATION_DAYS', 7, 1, 365),
    appUrl: appUrl(env, host, port),
    mail: mail(env),
    log: oneOf(env, 'LOG', 'info', ['info', 'error', 'silent']),
  }
}
