import type { CSSProperties } from 'react'
import { weekOf } from '../../../../contract/weeks.ts'
import { dayAfter } from '../../../ui/dates/format-date.ts'
import { monthAfter } from '../../../ui/dates/months.ts'
import { daysBetween } from '../../../ui/dates/plain-days.ts'
import { userWeekStart } from '../../../ui/dates/week-start.ts'

/** The days of the timeline, from the first day of a week. */
export interface Range {
  readonly from: string
  /** How many days. */
  readonly days: number
}

/** How far the timeline reaches at most from today, and at least beyond the milestones. */
const [mostBefore, mostAfter, margin] = [3 * 365, 6 * 365, 26 * 7]

/** The range from half a year before the first to half a year after the last of today and all milestones, in whole quarters: a moved milestone rarely changes it. */
export const rangeOf = (days: readonly string[], today: string): Range => {
  const offsets = days.map((day) => daysBetween(today, day))
  const first = Math.max(-mostBefore, Math.min(0, ...offsets)) - margin
  const last = Math.min(mostAfter, Math.max(0, ...offsets)) + margin
  const from = weekOf(dayAfter(today, Math.floor(first / 91) * 91), userWeekStart()).first
  return { from, days: Math.ceil((daysBetween(from, dayAfter(today, last)) + 1) / 91) * 91 }
}

/** Where a day is in the range, in days; what lies outside stays at its end. */
export const indexOf = ({ from, days }: Range, day: string): number => Math.max(0, Math.min(days - 1, daysBetween(from, day)))

/** A week of the range, from its first day. */
interface Week {
  /** Where it begins, in days. */
  readonly index: number
  readonly dayOfMonth: number
}

/** A month of the range, from its first day to its last. */
export interface Month {
  /** `2026-11` */
  readonly month: string
  /** Where it begins, in days. */
  readonly index: number
  readonly days: number
  readonly weeks: readonly Week[]
}

/** The months of the range, each with the weeks that begin in it. */
export const monthsOf = ({ from, days }: Range): readonly Month[] => {
  const months: Month[] = []
  for (let index = 0; index < days; ) {
    const first = dayAfter(from, index)
    const month = first.slice(0, 7)
    const end = Math.min(days, daysBetween(from, `${monthAfter(month, 1)}-01`))
    const weeks: Week[] = []
    for (let at = Math.ceil(index / 7) * 7; at < end; at += 7) weeks.push({ index: at, dayOfMonth: Number(first.slice(8)) + at - index })
    months.push({ month, index, days: end - index, weeks })
    index = end
  }
  return months
}

/** The place of an element in days; the style sheet knows how wide a day is. */
export const placed = (at: number, days?: number) => ({ '--at': at, ...(days !== undefined && { '--days': days }) }) as CSSProperties
