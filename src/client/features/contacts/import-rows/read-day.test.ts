import { describe, expect, it } from 'vitest'
import { dayOrderOf, readDay } from './read-day.ts'

const now = new Date('2026-11-24T10:00:00Z')

describe('the order of dates', () => {
  it.each([
    [['05/04/1979', '25/04/1979'], 'day'],
    [['05/04/1979', '04/25/1979'], 'month'],
    [['05/04/1979', '06/04/1979'], 'ambiguous'],
    [['05/05/1979', '1979-04-05', '5 April 1979'], undefined],
    [['05.04.1979'], undefined],
  ])('of %j is %s', (dates, order) => {
    expect(dayOrderOf(dates)).toBe(order)
  })
})

describe('a date of a file', () => {
  it.each([
    ['1979-04-05', 'day', '1979-04-05'],
    ['1979-04-05 00:00:00', 'day', '1979-04-05'],
    ['19790405', 'day', '1979-04-05'],
    ['05/04/1979', 'day', '1979-04-05'],
    ['05/04/1979', 'month', '1979-05-04'],
    ['05.04.1979', 'month', '1979-04-05'],
    ['5/4/79', 'day', '1979-04-05'],
    ['5/4/26', 'day', '2026-04-05'],
    ['April 5, 1979', 'day', '1979-04-05'],
    ['5 Apr 1979', 'month', '1979-04-05'],
    ['--04-05', 'day', '--04-05'],
    ['--0229', 'day', '--02-29'],
    ['29.2.', 'month', '--02-29'],
    ['5 April', 'day', '--04-05'],
    ['April 5', 'day', '--04-05'],
    ['5/4', 'day', '--04-05'],
    ['5/4', 'month', '--05-04'],
    ['02-29', 'day', '--02-29'],
    ['29/2', 'month', '--02-29'],
    ['0000-02-29', 'day', '--02-29'],
    ['1604-05-09', 'day', '--05-09'],
    ['05/09/1604', 'month', '--05-09'],
  ] as const)('%s with the %s first is %s', (text, order, day) => {
    expect(readDay(text, order, now)).toEqual({ day })
  })

  it.each([
    ['31.02.1984', 'There is no 31 Feb 1984.'],
    ['14/13/1968', 'Use a date like 17 Nov 2026.'],
    ['31 April', 'There is no 31 Apr.'],
    ['31/4', 'There is no 31 Apr.'],
    ['0000-02-30', 'There is no 30 Feb.'],
    ['--13-05', 'Use a date like 17 Nov 2026.'],
    ['soon', 'Use a date like 17 Nov 2026.'],
  ])('%s is refused: %s', (text, fault) => {
    expect(readDay(text, 'day', now)).toEqual({ fault })
  })
})
