import type { Moments } from '../model/moments.ts'
import type { Moment } from '../model/types.ts'
import { share } from '../seeded.ts'

const oldest = 1090

/** `daysBack` is the age in days. */
export type Span = { createdAt: Moment; updatedAt: Moment; daysBack: number }

const workday = (moments: Moments, days: number, evenWeekends: boolean): number => {
  const weekday = moments.weekday(days)
  if (evenWeekends || (weekday !== 0 && weekday !== 6)) return days
  return weekday === 6 ? days + 1 : days + 2
}

const changedDaysBack = (seed: number, place: number): number => {
  const recent = share(seed, place, 30)
  if (recent < 0.1184) return 10 + Math.floor(share(seed, place, 31) * 8)
  return 19 + Math.floor(share(seed, place, 31) ** 1.6 * (oldest - 19))
}

/** Returns when a contact was created and last updated: between some days and three years ago, mostly on workdays. */
export const spanAt = (seed: number, place: number, moments: Moments): Span => {
  const second = (salt: number) => 25_200 + Math.floor(share(seed, place, salt) * 39_000)
  const weekends = share(seed, place, 32) < 0.08
  const changed = workday(moments, changedDaysBack(seed, place), weekends)
  const updatedAt = moments.at(changed, second(33))
  const never = share(seed, place, 34) < 0.25
  if (never || changed >= oldest - 1) return { createdAt: updatedAt, updatedAt, daysBack: changed }
  const made = workday(moments, changed + 1 + Math.floor(share(seed, place, 35) * (oldest - changed)), weekends)
  return { createdAt: moments.at(made, second(36)), updatedAt, daysBack: made }
}
