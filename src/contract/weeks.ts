/** The days that a week can begin on. */
export const weekStarts = ['monday', 'sunday', 'saturday'] as const
export type WeekStart = (typeof weekStarts)[number]

/** The numbers of the days that weeks begin on: 0 is Sunday, 6 Saturday. */
export const weekStartNumbers = { sunday: 0, monday: 1, saturday: 6 } as const satisfies Record<WeekStart, number>

const dayAfter = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString()
/** The last day of the last years is in the year 10000, whose ISO text is longer. */
const dayText = (iso: string) => iso.slice(0, iso.indexOf('T'))

/** Returns the first and the last day of the week of a day, and its Friday, for which "this week" stands; all `YYYY-MM-DD`. */
export const weekOf = (day: string, start: WeekStart): { first: string; last: string; friday: string } => {
  const passed = (new Date(`${day}T00:00:00Z`).getUTCDay() - weekStartNumbers[start] + 7) % 7
  const dayAt = (index: number) => dayText(dayAfter(day, index - passed))
  return { first: dayAt(0), last: dayAt(6), friday: dayAt((5 - weekStartNumbers[start] + 7) % 7) }
}
