import { describe, expect, it } from 'vitest'
import { formatDate } from './format-date.ts'
import { nextYearly } from './next-yearly.ts'

describe('the next day of a yearly date', () => {
  const next = (date: string, today: string) => {
    const { day, years, moved } = nextYearly(date, new Date(`${today}T23:30:00`))
    return [formatDate(day), years, moved]
  }

  it.each([
    ['1981-03-14', '2026-03-13', '14 Mar 2026', 45],
    ['1981-03-14', '2026-03-14', '14 Mar 2026', 45],
    ['1981-03-14', '2026-03-15', '14 Mar 2027', 46],
    ['1981-12-31', '2026-01-01', '31 Dec 2026', 45],
    ['2030-05-01', '2026-01-01', '1 May 2030', 0],
    ['--05-09', '2026-05-09', '9 May 2026', 0],
    ['--05-09', '2026-12-31', '9 May 2027', 0],
    ['--02-29', '2027-12-31', '29 Feb 2028', 0],
  ])('of %s on %s is %s, %i years later', (date, today, day, years) => {
    expect(next(date, today)).toEqual([day, years, false])
  })

  it.each([
    ['2026-01-10', '28 Feb 2026', 42, true],
    ['2026-02-28', '28 Feb 2026', 42, true],
    ['2027-03-01', '29 Feb 2028', 44, false],
    ['2028-02-28', '29 Feb 2028', 44, false],
    ['2028-02-29', '29 Feb 2028', 44, false],
    ['2028-03-01', '28 Feb 2029', 45, true],
    ['2099-12-01', '28 Feb 2100', 116, true],
  ])('of 29 February is 28 February in other years: on %s it is %s', (today, ...expected) => {
    expect(next('1984-02-29', today)).toEqual(expected)
  })
})
