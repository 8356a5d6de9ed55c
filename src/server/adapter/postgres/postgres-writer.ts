import { setTimeout as sleep } from 'node:timers/promises'
import type { Announcement, Unit } from '../../store/store.ts'
import { isGone, isInTheWay, translated } from './postgres-faults.ts'
import type { Line } from './postgres-line.ts'
import { begin, board, keep, lock, takeBack, toldBy, unlock } from './postgres-statements.ts'

interface Job {
  work: (unit: Unit) => Promise<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
  /** How often it was run and something was in its way. */
  tries: number
}
/** For so long, in milliseconds, a transaction takes in the writes that come meanwhile. */
const usualBoarding = 15

const pause = (tries: number) => sleep(Math.random() * Math.min(250, 4 * 2 ** Math.min(tries, 10)))

/** Of jobs that failed together each is to be run again alone: another was in the way, or one of them was at fault and nobody knows which. The others are told. */
const toRunAgain = (jobs: Job[], error: unknown) =>
  jobs.filter((job) => {
    job.tries += 1
    const again = jobs.length > 1 || isInTheWay(error, job.tries)
    if (!again) job.reject(translated(error))
    return again
  })

/** What a transaction has come to: what to answer once it is kept, and what to tell the listeners. */
interface Trip {
  line: Line
  answers: (() => void)[]
  news: Announcement[]
  wrote: boolean
}

/** Runs a job within the transaction, wholly or not at all. Where nothing else of the transaction could be kept after it failed, it throws. */
const run = async (trip: Trip, job: Job, unit: Omit<Unit, 'db' | 'announce'>, alone: boolean) => {
  const own: Announcement[] = []
  try {
    const result = await job.work({ ...unit, db: trip.line.db, announce: (one) => own.push(one) })
    trip.answers.push(() => job.resolve(result))
    trip.news.push(...own)
    trip.wrote = true
  } catch (error) {
    // Another's statement, which nobody has waited for, may have failed: then nothing is known of this one.
    await unit.ids
    if (isGone(error) || isInTheWay(error, job.tries)) throw error
    trip.answers.push(() => job.reject(translated(error)))
    if (alone) return
    await trip.line.say(takeBack)
    trip.line.forget()
  }
}

/** Ends a transaction and lets the next writer in; throws where it was not kept. */
const end = async ({ line, answers, news, wrote }: Trip, release: string) => {
  if (wrote) {
    const [kept] = await line.say(keep(news, release)).catch((error: unknown) => {
      throw isGone(error) ? translated(error, true) : error
    })
    if (kept?.command !== 'COMMIT') {
      await line.settle()
      throw new Error('a statement had failed, so nothing was kept')
    }
  } else line.mention(`rollback; ${release}`)
  for (const answer of answers) answer()
}

/** One transaction: the first of the writes that wait, and those that come while it is under way. `boarded` are those that it has taken in. */
const travel = async (line: Line, waiting: Job[], boarded: Job[], { lane, boarding }: { lane: string | undefined; boarding: number }) => {
  const release = lane === undefined ? '' : unlock(lane)
  const trip: Trip = { line, answers: [], news: [], wrote: false }
  const take = () => {
    const job = waiting.shift()
    if (job) boarded.push(job)
    return job
  }
  const first = take()
  if (!first) return
  line.forget()
  try {
    if (lane !== undefined) line.mention(lock(lane))
    const begun = toldBy(await line.say(begin))
    const [clock, since] = [Date.parse(begun.clock), performance.now()]
    const passed = () => performance.now() - since
    const unit = (ids: Promise<string[]>) => ({ clock: new Date(clock + passed()), ids })
    await run(trip, first, unit(Promise.resolve(begun.ids)), true)
    while (trip.wrote && !first.tries && waiting[0]?.tries === 0 && passed() < boarding) {
      const job = take() as Job
      const ids = line.say(board).then((told) => toldBy(told).ids)
      // Where what was said before has failed, so does that, and all behind it.
      ids.catch(() => {})
      await run(trip, job, unit(ids), false)
    }
    await end(trip, release)
  } catch (error) {
    if (isGone(error)) throw error
    line.mention(`rollback; ${release}`)
    waiting.unshift(...toRunAgain(boarded, error))
  }
}

/**
 * Writes. Those of one lane run one after the other, those that come while another is under way in the same transaction, with one way to the
 * disk for all of them; a lock held from before the transaction begins keeps other processes out of the lane. Where another was in the way,
 * or one of several failed the others, each is run again alone.
 */
export const createWriter = (borrow: (work: (line: Line) => Promise<void>) => Promise<void>, boarding = usualBoarding) => {
  const lanes = new Map<string, Job[]>()
  const writeAll = async (waiting: Job[], lane: string | undefined) => {
    while (waiting.length) {
      const boarded: Job[] = []
      const { tries = 0 } = waiting[0] ?? {}
      if (tries) await pause(tries)
      await borrow((line) => travel(line, waiting, boarded, { lane, boarding })).catch((error: unknown) => {
        for (const { reject } of boarded.length ? boarded : waiting.splice(0)) reject(error)
      })
    }
    // At once, before anybody else can join those who wait here.
    if (lane !== undefined) lanes.delete(lane)
  }
  const join = async (job: Job, lane: string | undefined) => {
    const there = lane === undefined ? undefined : lanes.get(lane)
    if (there) return void there.push(job)
    const waiting = [job]
    if (lane !== undefined) lanes.set(lane, waiting)
    await writeAll(waiting, lane)
  }
  return <T>(work: (unit: Unit) => Promise<T>, lane?: string): Promise<T> =>
    new Promise((resolve, reject) => {
      void join({ work, resolve: resolve as (result: unknown) => void, reject, tries: 0 }, lane)
    })
}
