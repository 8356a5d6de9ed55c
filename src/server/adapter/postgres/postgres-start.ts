import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { NoDatabase } from '../../core/errors.ts'
import { postgresDialect } from '../../core/store/dialect/postgres.ts'
import { migrate } from '../../core/store/migrations/migrate.ts'
import { kyselyOn } from './postgres-driver.ts'
import { isUnavailable } from './postgres-faults.ts'

/** The table that counts sign-in attempts, for all processes on the database. */
export const attemptsTable = 'attempts'
/** Lock that lets processes that start together migrate one after the other. */
const startLock = 0x74616e64656d

const shown = (url: string) => {
  const { host, pathname } = new URL(url)
  return `DATABASE_URL (database ${pathname.slice(1) || 'unnamed'} at ${host || 'the local socket'})`
}

/** Connects, and retries while the database starts up. */
const reach = async (url: string, patience: number) => {
  const asked = performance.now()
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, application_name: 'tandem start' })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      client.end().catch(() => {})
      const reason = error instanceof AggregateError ? error.errors.map(String).join(', ') : error instanceof Error ? error.message : error
      if (!isUnavailable(error)) throw new NoDatabase(`${shown(url)} refused the connection: ${reason}.`)
      if (performance.now() - asked > patience)
        throw new NoDatabase(`${shown(url)} is not reachable: ${reason}. Is PostgreSQL running there?`)
      await sleep(250)
    }
  }
}

/** Waits up to `patience` milliseconds for the database and migrates it. */
export const prepareDatabase = async (url: string, patience: number) => {
  const client = await reach(url, patience)
  try {
    await client.query(`select pg_advisory_lock(${startLock})`)
    await migrate(kyselyOn(client), postgresDialect)
    await client.query(
      `create table if not exists ${attemptsTable} (key text primary key, points integer not null default 0, expire bigint)`,
    )
  } finally {
    await client.end()
  }
}
