import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate } from './format-date.ts'
import { monthDayFault, parseMonthDay } from './month-day.ts'

describe('a day without a year', () => {
  it.each([
    ['9 May', '--05-09'],
    ['9 may.', '--05-09'],
    ['May 9', '--05-09'],
    ['May 9th', '--05-09'],
    ['the 9th', undefined],
    ['9th of May', '--05-09'],
    ['09.05.', '--05-09'],
    ['9.5', '--05-09'],
    ['9/5', '--05-09'],
    ['29 February', '--02-29'],
    ['29.2.', '--02-29'],
    ['29feb', '--02-29'],
    ['--02-29', '--02-29'],
    ['--0229', '--02-29'],
    ['1 Dec', '--12-01'],
    ['30 February', undefined],
    ['31.4.', undefined],
    ['0/0', undefined],
    ['9 May 1984', undefined],
    ['1984-05-09', undefined],
    ['9.5.84', undefined],
    ['tomorrow', undefined],
    ['9', undefined],
    ['', undefined],
  ])('is read from %j as %s', (text, day) => {
    expect(parseMonthDay(text)).toBe(day)
  })

  it('is shown as it was typed', () => {
    expect(formatDate('--05-09')).toBe('9 May')
    expect(formatDate('--02-29')).toBe('29 Feb')
    const leapDay = fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2000-12-31T00:00:00Z'), noInvalidDate: true })
    fc.assert(
      fc.property(leapDay, (date) => {
        const day = `--${date.toISOString().slice(5, 10)}`
        expect(parseMonthDay(formatDate(day))).toBe(day)
        expect(parseMonthDay(day)).toBe(day)
      }),
    )
  })

  it('that does not exist is named', () => {
    expect(monthDayFault('30 February')).toBe('There is no 30 Feb.')
    expect(monthDayFault('31.4.')).toBe('There is no 31 Apr.')
    expect(monthDayFault('29 February')).toBeUndefined()
    expect(monthDayFault('29 February 2025')).toBeUndefined()
  })
})
