import { expect, it } from 'vitest'
import { indexOf, monthsOf, rangeOf } from './timeline-range.ts'

const today = '2026-11-19'

it('holds the milestones with half a year around them, from a Monday', () => {
  const range = rangeOf(['2026-11-25', '2027-02-02'], today)
  expect(new Date(`${range.from}T00:00:00Z`).getUTCDay()).toBe(1)
  expect(range.days % 7).toBe(0)
  expect(indexOf(range, '2026-11-25')).toBeGreaterThan(180)
  expect(range.days - indexOf(range, '2027-02-02')).toBeGreaterThan(180)
})

it('stays the same when a milestone moves by some days', () => {
  expect(rangeOf(['2027-02-02'], today)).toEqual(rangeOf(['2027-02-12'], today))
})

it('ends some years from today, with what lies beyond at its end', () => {
  const range = rangeOf(['0001-01-01', '9999-12-31'], today)
  expect(range.days).toBeLessThan(12 * 366)
  expect([indexOf(range, '0001-01-01'), indexOf(range, '9999-12-31')]).toEqual([0, range.days - 1])
})

it('has each month from its first day, with the weeks that begin in it', () => {
  const months = monthsOf({ from: '2026-11-23', days: 77 })
  expect(months.map(({ month, index, days, weeks }) => [month, index, days, weeks.map(({ dayOfMonth }) => dayOfMonth)])).toEqual([
    ['2026-11', 0, 8, [23, 30]],
    ['2026-12', 8, 31, [7, 14, 21, 28]],
    ['2027-01', 39, 31, [4, 11, 18, 25]],
    ['2027-02', 70, 7, [1]],
  ])
  expect(months.flatMap(({ weeks }) => weeks.map(({ index }) => index))).toEqual(Array.from({ length: 11 }, (_, week) => week * 7))
})
