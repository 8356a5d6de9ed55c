import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase, QueryResult } from 'pg'
import type { Announcement, Unit } from '../../core/store/store.ts'
import { kyselyOn } from './postgres-driver.ts'
import { commitFault, isBroken, isRetriable, translated } from './postgres-faults.ts'
import { begin, commitAndAnnounce, lock, unlock } from './postgres-statements.ts'

type Work<T> = (unit: Unit) => Promise<T>

const pause = (tries: number) => sleep(Math.random() * Math.min(250, 4 * 2 ** Math.min(tries, 10)))

/** Sends several statements in one message and returns the result of each. */
const sendAll = async (client: ClientBase, statements: string) => [(await client.query(statements)) as QueryResult | QueryResult[]].flat()

/** Commits and returns the result. Afterwards a broken connection or shard leaves it unknown whether the transaction was committed. */
const commit = async (client: ClientBase, statements: string) => {
  const warnings: (string | undefined)[] = []
  const note = ({ code }: { code?: string | undefined }) => warnings.push(code)
  client.on('notice', note)
  try {
    return (await sendAll(client, statements))[0]
  } catch (error) {
    throw commitFault(error, warnings)
  } finally {
    client.off('notice', note)
  }
}

/** Runs one transaction. The lock of a lane is held from before the transaction begins until it is committed. */
const run = async <T>(client: ClientBase, work: Work<T>, lane: string | undefined): Promise<T> => {
  const release = lane === undefined ? '' : unlock(lane)
  const news: Announcement[] = []
  if (lane !== undefined) await client.query(lock(lane))
  try {
    const [, times] = await sendAll(client, begin)
    const clock = new Date(times?.rows[0].clock)
    const result = await work({ db: kyselyOn(client), clock, announce: (one) => news.push(one) })
    const kept = await commit(client, commitAndAnnounce(news, release))
    if (kept?.command !== 'COMMIT') throw new Error('a statement failed, so the transaction was rolled back')
    return result
  } catch (error) {
    if (!isBroken(error)) await client.query(`rollback; ${release}`)
    throw error
  }
}

/**
 * Runs writes. Writes of one lane run one after the other: in this process they wait without a connection, and a lock excludes other
 * processes. When another transaction interferes, the work runs again.
 */
export const createWriter = (borrow: <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>) => {
  const lanes = new Map<string, Promise<void>>()
  const write = async <T>(work: Work<T>, lane: string | undefined): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await borrow((client) => run(client, work, lane))
      } catch (error) {
        if (!isRetriable(error, tries)) throw translated(error)
        await pause(tries)
      }
    }
  }
  return async <T>(work: Work<T>, lane?: string): Promise<T> => {
    if (lane === undefined) return write(work, lane)
    const turn = (lanes.get(lane) ?? Promise.resolve()).then(() => write(work, lane))
    const settled = () => {
      if (lanes.get(lane) === over) lanes.delete(lane)
    }
    const over = turn.then(settled, settled)
    lanes.set(lane, over)
    return turn
  }
}
