import { daysAgo, formatDate, formatTime } from './format-date.ts'

/** Formats when a draft was written: `today, 11:48`, `yesterday, 17:38`, `17 Nov 2026, 17:38`. */
export const formatDraftTime = (at: Date, now: Date): string => {
  const days = daysAgo(at, now)
  const day = days === 0 ? 'today' : days === 1 ? 'yesterday' : formatDate(at)
  return `${day}, ${formatTime(at)}`
}
