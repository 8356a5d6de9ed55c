import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysInCopy, daysOfWorkingDays, workingDaysBetween } from './working-days.ts'

const plus = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const dayFrom = (day: string, count: number) => plus(day, daysOfWorkingDays(day, count))

describe('working days', () => {
  it('skip weekends', () => {
    expect([1, 2, 5, 6, -1, -4, -5].map((count) => dayFrom('2026-11-27', count))).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-04',
      '2026-12-07',
      '2026-11-26',
      '2026-11-23',
      '2026-11-20',
    ])
    expect(['2026-11-28', '2026-11-29'].map((day) => [dayFrom(day, 1), dayFrom(day, -1)])).toEqual([
      ['2026-11-30', '2026-11-26'],
      ['2026-11-30', '2026-11-26'],
    ])
    expect(workingDaysBetween('2026-11-27', '2026-12-01')).toBe(2)
    expect(workingDaysBetween('2026-12-01', '2026-11-27')).toBe(-2)
    expect(workingDaysBetween('2026-11-27', '2026-11-28')).toBe(0)
  })

  it('lead back to where they began', () => {
    const weekday = fc.integer({ min: -20_000, max: 60_000 }).map((days) => plus('1970-01-05', days - (((days % 7) + 7) % 7 > 4 ? 2 : 0)))
    fc.assert(
      fc.property(weekday, fc.integer({ min: -400, max: 400 }), (day, count) => {
        const there = dayFrom(day, count)
        expect(workingDaysBetween(day, there)).toBe(count)
        expect(dayFrom(there, -count)).toBe(day)
      }),
    )
  })

  it('are where a copied template puts what was on a weekend, never before the first day', () => {
    const copied = (from: string, to: string) =>
      ['2026-11-29', '2026-12-05', '2026-12-06', '2026-12-07', '2026-12-10'].map((day) => plus(day, daysInCopy(day, from, to)))
    const unmoved = ['2026-11-30', '2026-12-07', '2026-12-07', '2026-12-07', '2026-12-10']
    expect(copied('2026-11-28', '2026-11-28')).toEqual(unmoved)
    expect(copied('2026-11-28', '2026-11-30')).toEqual(unmoved)
    expect(copied('2026-11-30', '2026-11-30')).toEqual(unmoved)
    expect(copied('2026-11-28', '2026-12-04')).toEqual(['2026-12-04', '2026-12-11', '2026-12-11', '2026-12-11', '2026-12-16'])
  })
})
