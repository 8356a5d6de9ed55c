import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { Pool, type PoolClient, type QueryResult } from 'pg'
import { Unreachable } from '../../errors.ts'
import { postgresDialect } from '../../store/dialect/postgres.ts'
import type { Announcement, Connections, Unit } from '../../store/store.ts'
import type { Tables } from '../../store/tables.ts'
import { createLanes } from './lanes.ts'
import { postgresClientDialect } from './postgres-driver.ts'
import { isGone, isInTheWay, translated } from './postgres-faults.ts'
import { openListener } from './postgres-listener.ts'
import { prepareDatabase } from './postgres-start.ts'
import { begin, beginReading, keep, lockOf, settings } from './postgres-statements.ts'

interface Settings {
  /** The most connections of this process, one more than which listens. */
  connections?: number
  /** How long the start waits for the database, in milliseconds. */
  patience?: number
  /** `false` leaves the writes of an account without a lock, as where a database has none: they are right, and tried again more often. */
  ordered?: boolean
}
interface Borrowed {
  client: PoolClient
  db: Kysely<Tables>
}

const pause = (tries: number) => sleep(Math.random() * Math.min(250, 4 * 2 ** Math.min(tries, 10)))

/**
 * PostgreSQL, for any number of processes. Every write is serializable and runs again where another was in its way; those of one account
 * take turns by a lock held from before the transaction begins, so that its change ids and times stand in the order in which they were kept.
 */
export const openPostgres = async (url: string, { connections = 10, patience = 10_000, ordered = true }: Settings = {}) => {
  await prepareDatabase(url, patience)
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'tandem',
    onConnect: async (client) => {
      await client.query(settings)
    },
  })
  // A connection that breaks is noticed by who uses it next; unheard, the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const listener = await openListener(url)
  const lanes = createLanes()
  const known = new WeakMap<PoolClient, Kysely<Tables>>()

  const dbOf = (client: PoolClient) => {
    const db = known.get(client) ?? new Kysely<Tables>({ dialect: postgresClientDialect(client) })
    known.set(client, db)
    return db
  }

  /** Lends a connection; one that has broken is not given back to the others. */
  const borrow = async <T>(work: (borrowed: Borrowed) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw translated(error)
    })
    let broken = true
    try {
      const result = await work({ client, db: dbOf(client) })
      broken = false
      return result
    } catch (error) {
      broken = isGone(error)
      throw translated(error)
    } finally {
      client.release(broken)
    }
  }

  const tryOnce = async <T>({ client, db }: Borrowed, work: (unit: Unit) => Promise<T>, release: string) => {
    const begun = (await client.query(begin)) as unknown as QueryResult<{ clock: string }>[]
    const news: Announcement[] = []
    const result = await work({ db, clock: new Date(begun[1]?.rows[0]?.clock ?? 0), announce: (one) => news.push(one) })
    try {
      const kept: unknown = await client.query(keep(news, release))
      const [first] = (Array.isArray(kept) ? kept : [kept]) as QueryResult[]
      if (first?.command !== 'COMMIT') throw new Error('a statement had failed, so nothing was kept')
    } catch (error) {
      // Most conflicts show at the commit: the work is to be run again, and write sees to that.
      throw isInTheWay(error, 0) ? error : translated(error, true)
    }
    return result
  }

  const write = <T>(work: (unit: Unit) => Promise<T>, lane?: string): Promise<T> =>
    lanes(ordered ? lane : undefined, () =>
      borrow(async (borrowed) => {
        const { client } = borrowed
        const lock = ordered && lane !== undefined ? lockOf(lane) : undefined
        const release = lock === undefined ? '' : `select pg_advisory_unlock(${lock})`
        if (lock !== undefined) await client.query(`select pg_advisory_lock(${lock})`)
        for (let tries = 1; ; tries += 1) {
          try {
            return await tryOnce(borrowed, work, release)
          } catch (error) {
            const again = isInTheWay(error, tries)
            const undo = again || !release ? 'rollback' : `rollback; ${release}`
            if (!isGone(error))
              await client.query(undo).catch((failed: unknown) => {
                throw new Unreachable(failed)
              })
            if (!again) throw error
            await pause(tries)
          }
        }
      }),
    )

  const read = <T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
    borrow(async ({ client, db }) => {
      await client.query(beginReading)
      try {
        return await work(db)
      } finally {
        await client.query('commit')
      }
    })

  const close = async () => {
    await listener.close()
    await pool.end()
  }
  return { dialect: postgresDialect, pool, read, write, subscribe: listener.subscribe, close } satisfies Connections & { pool: Pool }
}
