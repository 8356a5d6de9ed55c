/** The numbers that calendars take. */
const numbers = { sunday: 0, monday: 1, saturday: 6 } as const
type WeekStart = keyof typeof numbers

let reader: WeekStart = 'monday'

/** Sets the day that weeks begin on: that of the profile. Until it is known, it is Monday. */
export const setWeekStart = (start: WeekStart = 'monday'): void => {
  reader = start
}

export const userWeekStart = (): WeekStart => reader

/** The number of the day that the reader's weeks begin on, for calendars: 0 is Sunday, 6 Saturday. */
export const firstDayOfWeek = (): 0 | 1 | 6 => numbers[reader]
