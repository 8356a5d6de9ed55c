import { getTimezone } from 'countries-and-timezones'
import { getWeekStartByRegion } from 'weekstart'
import { type WeekStart, weekStartNumbers, weekStarts } from '../../../contract/weeks.ts'

/** Returns the day that a user's weeks begin on: the chosen one, or that of the country of their time zone; Monday where no country is known. */
export const weekStartOf = ({ weekStart, timeZone }: { weekStart: WeekStart | ''; timeZone: string }): WeekStart => {
  if (weekStart !== '') return weekStart
  const country = getTimezone(timeZone)?.countries[0]
  // The Emirates moved their weekend in 2022, which the package does not know.
  const start = country && country !== 'AE' ? getWeekStartByRegion(country) : undefined
  return weekStarts.find((each) => weekStartNumbers[each] === start) ?? 'monday'
}
