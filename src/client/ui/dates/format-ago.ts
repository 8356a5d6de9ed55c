import { daysAgo, formatDate, formatShort } from './format-date.ts'

/** How long ago: `now`, `12 min`, `3 h`, `Yesterday`, `Tue 17 Nov`, `17 Nov 2025`. A future day is a date. */
export const formatAgo = (at: Date, now: Date): string => {
  if (Number.isNaN(at.getTime())) return ''
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000)
  const days = daysAgo(at, now)
  // Tolerates a clock that is a little fast.
  if (minutes < 1 && minutes >= -2) return 'now'
  if (minutes < 0) return days === 0 ? 'Today' : formatDate(at)
  if (minutes < 60) return `${minutes} min`
  if (days === 0) return `${Math.floor(minutes / 60)} h`
  if (days === 1) return 'Yesterday'
  return formatShort(at, now)
}
