const dayLength = 86_400_000
/** Days since a Monday, 29 December 1969. */
const daysSinceMonday = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayLength) + 3
const workingDays = 5
const isWeekend = (day: string) => daysSinceMonday(day) - Math.floor(daysSinceMonday(day) / 7) * 7 >= workingDays

/** Counts the working days (Monday to Friday) up to a day and with it: a Saturday or Sunday has the number of the Friday before. */
const workingDayOf = (day: string) => {
  const days = daysSinceMonday(day)
  const week = Math.floor(days / 7)
  return week * workingDays + Math.min(days - week * 7, workingDays - 1)
}

/** Returns the number of working days from one day to another, negative if the second is earlier; both `YYYY-MM-DD`. */
export const workingDaysBetween = (from: string, to: string): number => workingDayOf(to) - workingDayOf(from)

/** Returns how many days are between a day and the working day that is `count` working days away; a weekend counts as the Friday before. */
export const daysOfWorkingDays = (day: string, count: number): number => {
  const to = workingDayOf(day) + count
  const week = Math.floor(to / workingDays)
  return week * 7 + (to - week * workingDays) - daysSinceMonday(day)
}

/** Returns how many days a day moves along when another one moves, so that both keep their distance in working days. */
export const daysAlong = (day: string, from: string, to: string): number => {
  const count = workingDaysBetween(from, to)
  return count === 0 ? 0 : daysOfWorkingDays(day, count)
}

/** Counts as `workingDayOf` does, but a weekend as the Monday after it. */
const workingDayFrom = (day: string) => workingDayOf(day) + (isWeekend(day) ? 1 : 0)

/**
 * Returns how many days a day of a template moves when work begins on `to` instead of `from`. It keeps its distance in working days and comes to no
 * weekend, even if it was on one: weekends count as the Monday after, so that nothing is due before the work begins.
 */
export const daysInCopy = (day: string, from: string, to: string): number =>
  daysOfWorkingDays(day, workingDayFrom(day) - workingDayOf(day) + workingDayFrom(to) - workingDayFrom(from))
