import { daysAgo, formatShort, formatTime, parseUtc } from './format-date.ts'

/** A moment within a sentence: `today 11:48`, `yesterday 17:42`, `Tue 17 Nov 09:30`. */
export const formatDayTime = (at: string, now: Date): string => {
  const date = parseUtc(at)
  const days = daysAgo(date, now)
  const day = days === 0 ? 'today' : days === 1 ? 'yesterday' : formatShort(date, now)
  return `${day} ${formatTime(date)}`
}
