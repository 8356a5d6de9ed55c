import { Pool, type PoolClient } from 'pg'
import { postgresDialect } from '../../core/store/dialect/postgres.ts'
import type { Connections } from '../../core/store/store.ts'
import { kyselyOn } from './postgres-driver.ts'
import { isBroken, isWrite, translated } from './postgres-faults.ts'
import { openListener } from './postgres-listener.ts'
import { prepareDatabase } from './postgres-start.ts'
import { beginReading, settings } from './postgres-statements.ts'
import { createWriter } from './postgres-writer.ts'

interface Settings {
  /** The largest number of connections of this process, not counting the one that listens. */
  connections?: number
  /** How many milliseconds the start waits for the database. */
  patience?: number
  /** With `false`, writes of an account take no lock, as on databases without advisory locks. They stay correct but retry more often. */
  ordered?: boolean
}

/**
 * Opens PostgreSQL, for any number of processes. Every write is serializable and retried after conflicts. Writes of one account take turns
 * by a lock held from before the transaction begins, so change ids and times are in the order of the commits.
 */
export const openPostgres = async (url: string, { connections = 10, patience = 10_000, ordered = true }: Settings = {}) => {
  await prepareDatabase(url, patience)
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'tandem',
    onConnect: async (client) => {
      await client.query(settings)
    },
  })
  // The next user of a broken connection gets the error. Without a listener, the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const listener = await openListener(url)

  /** Lends a connection. A broken one is not returned to the pool. */
  const borrow = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    let broken = false
    try {
      return await work(client)
    } catch (error) {
      broken = isBroken(error)
      throw error
    } finally {
      client.release(broken)
    }
  }

  const writing = createWriter(borrow)
  const write: Connections['write'] = (work, lane) => writing(work, ordered ? lane : undefined)

  const read: Connections['read'] = (work) =>
    borrow(async (client) => {
      await client.query(beginReading)
      try {
        return await work(kyselyOn(client))
      } finally {
        await client.query('commit').catch(() => {})
      }
    }).catch((error: unknown) => {
      // A reader that writes is a fault of the service, not of the database.
      throw isWrite(error) ? error : translated(error)
    })

  const close = async () => {
    await listener.close()
    await pool.end()
  }
  return { dialect: postgresDialect, pool, read, write, subscribe: listener.subscribe, close } satisfies Connections & { pool: Pool }
}
