import { useMemo } from 'react'
import { useMe } from '../../lib/session/use-me.ts'
import { useNow } from '../../ui/dates/use-now.ts'
import { type DueDays, dueDaysIn } from './due-days.ts'

/** Returns the days of the signed-in person, in their own time zone; they change at midnight. */
export const useDueDays = (): DueDays => {
  const { timeZone } = useMe()
  const minute = useNow().getTime()
  return useMemo(() => dueDaysIn(timeZone, new Date(minute)), [timeZone, minute])
}
