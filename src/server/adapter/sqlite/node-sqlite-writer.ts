import type { DatabaseSync } from 'node:sqlite'

interface Job<Database> {
  work: (db: Database) => Promise<unknown>
  asked: number
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}
/** For so long, in milliseconds, a way to the disk waits for more to take along. */
const boarding = 15

/** Does one job within the open transaction, wholly or not at all; gives how to answer it once that is on disk. A job that fails is answered at once. */
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

/** Ends what is open; where even that fails the next to begin says so. */
const giveUp = (raw: DatabaseSync) => {
  try {
    if (raw.isTransaction) raw.exec('rollback')
  } catch {}
}

/**
 * Runs the writes of one connection one after the other, in the order they were asked for. Those that wait while another writes share one way to
 * the disk: each is a savepoint, so it is done wholly or not at all, and none is answered before the commit that holds it. `begin` is told since
 * when, in milliseconds of `performance`, who waits has waited for others: those who wait together lose their patience together.
 */
export const createWriter = <Database>(raw: DatabaseSync, db: Database, begin: (since: number) => Promise<void>) => {
  const waiting: Job<Database>[] = []
  /** When the file was last had: what was asked before that has waited for us. */
  let had = 0
  let writing = false

  /** The next that waits. Where nobody does, those whose requests have just come in get to ask, or each would go to the disk alone. */
  const next = async () => {
    if (!waiting.length) await new Promise(setImmediate)
    return waiting.shift()
  }

  const together = async (first: Job<Database>) => {
    try {
      await begin(Math.max(first.asked, had))
    } catch (error) {
      first.reject(error)
      return
    }
    const done: { resolve: () => void; reject: (error: unknown) => void }[] = []
    const began = performance.now()
    try {
      for (let job: typeof first | undefined = first; job; job = performance.now() - began < boarding ? await next() : undefined)
        done.push(...(await attempt(raw, db, job)))
      // Where all were refused the file stays as it is, and nobody waits for the disk.
      raw.exec(done.length ? 'commit' : 'rollback')
    } catch (error) {
      giveUp(raw)
      for (const { reject } of done) reject(error)
      return
    } finally {
      had = performance.now()
    }
    for (const { resolve } of done) resolve()
  }
  const writeAll = async () => {
    writing = true
    for (let job = waiting.shift(); job; job = waiting.shift()) await together(job)
    writing = false
  }

  return <T>(work: (db: Database) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, asked: performance.now(), resolve: resolve as (result: unknown) => void, reject })
      if (!writing) void writeAll()
    })
}
