import { formatAgo } from './format-ago.ts'
import { formatDateTime, parseUtc } from './format-date.ts'
import { useNow } from './use-now.ts'

/**
 * How long ago, kept up to date: `12 min`, `3 h`, `Yesterday`, `Tue 17 Nov`; the full time is its title.
 *
 * @param at `YYYY-MM-DD HH:MM:SS`, UTC
 */
export const TimeAgo = ({ at }: { at: string }) => {
  const now = useNow()
  const date = parseUtc(at)
  if (Number.isNaN(date.getTime())) return null
  return (
    <time className="t-numbers" dateTime={date.toISOString()} title={formatDateTime(date)}>
      {formatAgo(date, now)}
    </time>
  )
}
