const millis = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Days from one day to another, negative if the second is earlier; both `YYYY-MM-DD`, whatever the time zone. */
export const daysBetween = (from: string, to: string): number => Math.round((millis(to) - millis(from)) / 86_400_000)

/** From 1, Monday, to 7. */
export const weekdayOf = (day: string): number => new Date(millis(day)).getUTCDay() || 7
