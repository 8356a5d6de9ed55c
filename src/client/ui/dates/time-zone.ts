import { dateFormat, deviceTimeZone } from '../../locale.ts'

const date = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const

/** What calendar and clock show in a time zone. */
export interface WallClock {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

export const wallClockIn = (timeZone: string, at: Date): WallClock => {
  const parts = new Map(
    dateFormat({ timeZone, ...date, ...time })
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (type: string) => parts.get(type as Intl.DateTimeFormatPartTypes) ?? 0
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') }
}

const asUtc = ({ year, month, day, hour, minute }: WallClock) =>
  new Date(0).setUTCFullYear(year, month - 1, day) + (hour * 60 + minute) * 60_000

/** Returns when a clock shows this: the first of two moments where clocks are set back, and later where they skip it. */
export const momentIn = (timeZone: string, clock: WallClock): Date => {
  const wanted = asUtc(clock)
  const shownAt = (at: number) => asUtc(wallClockIn(timeZone, new Date(at)))
  const candidates = [-86_400_000, 86_400_000].map((around) => wanted - (shownAt(wanted + around) - (wanted + around)))
  const exact = candidates.filter((at) => shownAt(at) === wanted)
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates))
}

let reader = deviceTimeZone()

/** Sets the time zone in which dates and times are shown and read: that of the profile. Until it is known, it is that of the browser. */
export const setTimeZone = (timeZone: string): void => {
  reader = timeZone
}

export const userTimeZone = (): string => reader

/** Returns the local date and time of a moment in the reader's time zone. */
export const clockAt = (at: Date): WallClock => wallClockIn(reader, at)

/** Returns when the reader's clock shows this. */
export const momentOf = (clock: WallClock): Date => momentIn(reader, clock)
