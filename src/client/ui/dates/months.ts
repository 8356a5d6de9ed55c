import { dayOf } from './format-date.ts'

/** The month of a moment: `2026-11`. */
export const monthOf = (at: Date): string => dayOf(at).slice(0, 7)

/** Adds a number of months to a month. */
export const monthAfter = (month: string, by: number): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** So many months around a month, two thirds of them before it. */
export const monthsAround = (month: string, count: number): readonly string[] => {
  const before = Math.round(((count - 1) * 2) / 3)
  return Array.from({ length: count }, (_, at) => monthAfter(month, at - before))
}
