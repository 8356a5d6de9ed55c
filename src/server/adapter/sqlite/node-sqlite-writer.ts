import type { DatabaseSync } from 'node:sqlite'

interface Job<Database> {
  work: (db: Database) => Promise<unknown>
  asked: number
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}
/** Milliseconds during which a transaction accepts further jobs before it commits. */
const collecting = 15

/** Runs one job in a savepoint of the open transaction and returns how to answer it after the commit. A job that fails is answered at once. */
const attempt = async <Database>(raw: DatabaseSync, db: Database, { work, resolve, reject }: Job<Database>) => {
  try {
    raw.exec('savepoint job')
    const result = await work(db)
    raw.exec('release job')
    return [{ resolve: () => resolve(result), reject }]
  } catch (error) {
    reject(error)
    if (raw.isTransaction) raw.exec('rollback to job; release job')
    else throw error
    return []
  }
}

/** Rolls back an open transaction. If even that fails, the next `begin` reports it. */
const rollBack = (raw: DatabaseSync) => {
  try {
    if (raw.isTransaction) raw.exec('rollback')
  } catch {}
}

/**
 * Runs the writes of one connection one after the other, in the order they were requested. Writes that wait while another one runs share its
 * commit: each is a savepoint, so it runs entirely or not at all, and none is answered before the commit. `begin` gets the time (of
 * `performance`, in milliseconds) since which the caller has waited for other processes, so jobs that wait together time out together.
 */
export const createWriter = <Database>(raw: DatabaseSync, db: Database, begin: (since: number) => Promise<void>) => {
  const waiting: Job<Database>[] = []
  /** When this process last had the file. Jobs requested before that have waited for us. */
  let lastHeld = 0
  let writing = false

  /** Returns the next job. If none waits, requests that have just arrived may add one first, otherwise each would wait for the disk alone. */
  const next = async () => {
    if (!waiting.length) await new Promise(setImmediate)
    return waiting.shift()
  }

  const runTogether = async (first: Job<Database>) => {
    try {
      await begin(Math.max(first.asked, lastHeld))
    } catch (error) {
      first.reject(error)
      return
    }
    const done: { resolve: () => void; reject: (error: unknown) => void }[] = []
    const began = performance.now()
    try {
      for (let job: typeof first | undefined = first; job; job = performance.now() - began < collecting ? await next() : undefined)
        done.push(...(await attempt(raw, db, job)))
      // If all jobs failed there is nothing to commit.
      raw.exec(done.length ? 'commit' : 'rollback')
    } catch (error) {
      rollBack(raw)
      for (const { reject } of done) reject(error)
      return
    } finally {
      lastHeld = performance.now()
    }
    for (const { resolve } of done) resolve()
  }
  const writeAll = async () => {
    writing = true
    for (let job = waiting.shift(); job; job = waiting.shift()) await runTogether(job)
    writing = false
  }

  return <T>(work: (db: Database) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, asked: performance.now(), resolve: resolve as (result: unknown) => void, reject })
      if (!writing) void writeAll()
    })
}
