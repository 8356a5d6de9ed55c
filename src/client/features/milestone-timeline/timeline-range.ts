import type { CSSProperties } from 'react'
import { dayAfter } from '../../ui/dates/format-date.ts'
import { daysBetween, weekdayOf } from '../../ui/dates/plain-days.ts'

/** The days of the timeline, from a Monday. */
export interface Range {
  readonly from: string
  /** How many days. */
  readonly days: number
}

const monday = (day: string) => dayAfter(day, 1 - weekdayOf(day))
/** How far the timeline reaches at most from today, and at least beyond the milestones. */
const [mostBefore, mostAfter, margin] = [3 * 365, 6 * 365, 26 * 7]

/** The range from half a year before the first to half a year after the last of today and all milestones, in whole quarters: a moved milestone rarely changes it. */
export const rangeOf = (days: readonly string[], today: string): Range => {
  const offsets = days.map((day) => daysBetween(today, day))
  const first = Math.max(-mostBefore, Math.min(0, ...offsets)) - margin
  const last = Math.min(mostAfter, Math.max(0, ...offsets)) + margin
  const from = monday(dayAfter(today, Math.floor(first / 91) * 91))
  return { from, days: Math.ceil((daysBetween(from, dayAfter(today, last)) + 1) / 91) * 91 }
}

/** Where a day is in the range, in days; what lies outside stays at its end. */
export const indexOf = ({ from, days }: Range, day: string): number => Math.max(0, Math.min(days - 1, daysBetween(from, day)))

/** A week of the range, from its Monday. */
interface Week {
  /** Where it begins, in days. */
  readonly index: number
  readonly dayOfMonth: number
}

/** A month of the range, from its first Monday to the next month's. */
export interface Month {
  /** `2026-11` */
  readonly month: string
  readonly weeks: readonly [Week, ...Week[]]
}

/** The weeks of the range under the months that they begin in. */
export const monthsOf = ({ from, days }: Range): readonly Month[] => {
  const months = new Map<string, [Week, ...Week[]]>()
  for (let index = 0; index < days; index += 7) {
    const day = dayAfter(from, index)
    const week = { index, dayOfMonth: Number(day.slice(8)) }
    const weeks = months.get(day.slice(0, 7))
    if (weeks) weeks.push(week)
    else months.set(day.slice(0, 7), [week])
  }
  return [...months].map(([month, weeks]) => ({ month, weeks }))
}

/** The place of an element in days; the style sheet knows how wide a day is. */
export const placed = (at: number, days?: number) => ({ '--at': at, ...(days !== undefined && { '--days': days }) }) as CSSProperties
