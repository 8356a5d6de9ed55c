/** The settings of the service, read from the environment when it starts. */
export interface Config {
  host: string
  port: number
  dataDir: string
  /** A PostgreSQL database; without it, SQLite in `dataDir` is used. */
  databaseUrl: string | undefined
  /** The largest number of connections to PostgreSQL. */
  databaseConnections: number
  demo: boolean
  signUp: 'open' | 'closed'
  /** Sign-ups allowed per client address in 15 minutes. */
  signUps: number
  /** Whether people can add sample data (about 50,000 rows) when they sign up. */
  demoContent: boolean
  /** Limits per workspace: numbers of records, and KiB of files. */
  capacity: { contacts: number; deals: number; cases: number; files: number }
  /** The largest file, in bytes. */
  uploadLimit: number
  undoDays: number
  /** Days until an invitation expires. */
  invitationDays: number
  /** The cost of hashing a password, as the binary logarithm of scrypt's N. */
  passwordWork: number
  /** The URL of the app in e-mails, without a trailing slash. */
  appUrl: string
  /** The SMTP server that sends e-mails. Without it, notifications are shown in the app only. */
  mail: { url: string; from: string; quietMinutes: number } | undefined
  /** Whether to trust `X-Forwarded-For` and `X-Forwarded-Proto`, which a reverse proxy sets. */
  trustProxy: boolean
  log: 'info' | 'error' | 'silent'
}
type Environment = Record<string, string | undefined>

/** An invalid setting. The message names the variable. */
export class BadConfig extends Error {}

const whole = (env: Environment, name: string, fallback: number, least: number, most: number) => {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new BadConfig(`${name} is "${text}", but must be a whole number from ${least} to ${most}.`)
  return value
}

const oneOf = <T extends string>(env: Environment, name: string, fallback: T, values: readonly T[]): T => {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const found = values.find((value) => value === text)
  if (!found) throw new BadConfig(`${name} is "${text}", but must be one of: ${values.join(', ')}.`)
  return found
}

/** The URL contains a password, so errors do not repeat it. */
const postgresUrl = (env: Environment) => {
  const url = env.DATABASE_URL
  if (!url) return undefined
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new BadConfig('DATABASE_URL must be the URL of a PostgreSQL database, such as postgres://user:password@host:5432/database.')
  return url
}

const appUrl = (env: Environment, host: string, port: number) => {
  const url = env.APP_URL || `http://${host}:${port}`
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new BadConfig(`APP_URL is "${url}", but must be the URL of the app, such as https://tandem.example.com.`)
  return url.replace(/\/+$/, '')
}

const mail = (env: Environment) => {
  const [url, from] = [env.SMTP_URL, env.MAIL_FROM]
  if (!url) return undefined
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    throw new BadConfig('SMTP_URL must be the URL of a mail server, such as smtps://user:password@host:465 or smtp://host:25.')
  if (!from?.includes('@')) throw new BadConfig('With SMTP_URL set, MAIL_FROM must be the sender, such as Tandem <tandem@example.com>.')
  return { url, from, quietMinutes: whole(env, 'MAIL_QUIET_MINUTES', 1, 0, 60) }
}

/**
 * Reads the settings. `defaults` depend on the command: `DEMO` is 1 with `npm start`.
 *
 * @throws BadConfig
 */
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
    passwordWork: whole(env, 'PASSWORD_WORK', 14, 10, 20),
    appUrl: appUrl(env, host, port),
    mail: mail(env),
    log: oneOf(env, 'LOG', 'info', ['info', 'error', 'silent']),
  }
}
