import { useSearchParams } from 'react-router'
import { useDueDays } from '../../../kit/due/use-due-days.ts'

const param = 'at'

/** The month that the address asks for, `?at=2026-12`; this month by default. */
export const useMonth = () => {
  const [params, setParams] = useSearchParams()
  const { today } = useDueDays()
  const current = today.slice(0, 7)
  const asked = params.get(param)
  const month = asked !== null && /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(asked) ? asked : current
  const setMonth = (next: string) =>
    setParams(
      (now) => {
        if (next === current) now.delete(param)
        else now.set(param, next)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return { month, current, setMonth }
}

/** Adds a number of months to a month; both `YYYY-MM`. */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}
