import { createContext, useContext, useMemo } from 'react'
import { useMe } from '../../lib/session/use-me.ts'
import { useNow } from '../../ui/dates/use-now.ts'
import { type DueDays, dueDaysIn, neverLate } from './due-days.ts'

/** Whether the dates on a part of the page are those of a template. */
export const TemplateDates = createContext(false)

/** Returns the days of the signed-in person, in their own time zone and weeks; they change at midnight. */
export const useDueDays = (): DueDays => {
  const { timeZone, weekStart } = useMe()
  const minute = useNow().getTime()
  const ofTemplate = useContext(TemplateDates)
  return useMemo(() => {
    const days = dueDaysIn(timeZone, new Date(minute), weekStart)
    return ofTemplate ? neverLate(days) : days
  }, [timeZone, weekStart, minute, ofTemplate])
}
