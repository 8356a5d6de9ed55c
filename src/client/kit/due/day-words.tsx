import { formatShortDay } from '../../ui/dates/format-date.ts'
import { isClearDay } from './day-formats.ts'
import { useDueDays } from './use-due-days.ts'
import { useTyped } from './use-typed.ts'

/** The day that typed words mean, as `read` reads them: "Fri 4 Dec". Nothing for a date that says so itself. */
export const DayWords = ({ text, read }: { text: string; read: (text: string) => string | undefined }) => {
  const days = useDueDays()
  const due = useTyped(text, read)
  if (due === undefined || isClearDay(text)) return null
  const time = days.timeOf(due)
  const day = formatShortDay(days.dayOf(due), days.today)
  return <span role="status">{time === undefined ? day : `${day}, ${time}`}</span>
}
