import type { Moment } from './types.ts'

const minute = 60_000
const day = 86_400_000

/** Times relative to `now`, in UTC, none of them later. */
export type Moments = {
  now: Moment
  year: number
  /** This many minutes ago. */
  ago: (minutes: number) => Moment
  /** This many days ago (1 or more), at a time such as `09:30`. */
  back: (days: number, time: string) => Moment
  /** This many days ago (1 or more), at a second of that day. */
  at: (days: number, second: number) => Moment
  /** The day in this many days, or ago if negative, `YYYY-MM-DD`. */
  dayIn: (days: number) => string
  /** 0 is Sunday. */
  weekday: (daysBack: number) => number
}

const written = (time: number): Moment => {
  const iso = new Date(time).toISOString()
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)}`
}

export const momentsFrom = (now: Date): Moments => {
  const time = now.getTime()
  const midnight = Math.floor(time / day) * day
  return {
    now: written(time),
    year: now.getUTCFullYear(),
    ago: (minutes) => written(time - minutes * minute),
    back: (days, clock) => `${written(midnight - days * day).slice(0, 10)} ${clock}:00`,
    at: (days, second) => written(midnight - days * day + second * 1000),
    dayIn: (days) => written(midnight + days * day).slice(0, 10),
    weekday: (days) => new Date(midnight - days * day).getUTCDay(),
  }
}
