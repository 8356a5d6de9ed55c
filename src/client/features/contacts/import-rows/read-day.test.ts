import { afterEach, describe, expect, it, vi } from 'vitest'
import { setTimeZone } from '../../../ui/dates/time-zone.ts'
import { dayOrderOf, readDay } from './read-day.ts'

const now = new Date('2026-11-24T10:00:00Z')

describe('the order of dates', () => {
  it.each([
    [['05/04/1979', '25/04/1979'], 'day'],
    [['05/04/1979', '04/25/1979'], 'month'],
    [['05/04/1979', '06/04/1979'], 'ambiguous'],
    [['05/05/1979', '1979-04-05', '5 April 1979'], undefined],
    [['05.04.1979'], undefined],
    [['05/09', '1984-05-09'], 'ambiguous'],
    [['05/09', '12/24'], 'month'],
    [['05/09/1984 00:00', '13/09/1984 00:00'], 'day'],
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
    ['9. Mai 1984', 'day', '1984-05-09'],
    ['9 de mayo de 1984', 'day', '1984-05-09'],
    ['9 août 1984', 'day', '1984-08-09'],
    ['9 мая 1984 г.', 'day', '1984-05-09'],
    ['09.05.1984 г.', 'day', '1984-05-09'],
    ['1984. május 9.', 'day', '1984-05-09'],
    ['9 stycznia 1984', 'day', '1984-01-09'],
    ['9 tammikuuta 1984', 'day', '1984-01-09'],
    ['9 Ocak', 'day', '--01-09'],
    ['1984年5月9日', 'day', '1984-05-09'],
    ['1984년 5월 9일', 'day', '1984-05-09'],
    ['1984. 5. 9.', 'day', '1984-05-09'],
    ['5月9日', 'day', '--05-09'],
    ['٩/٥/١٩٨٤', 'day', '1984-05-09'],
    ['09-May-84', 'day', '1984-05-09'],
    ['9-Mai-84', 'day', '1984-05-09'],
    ['May 9th, 1984', 'day', '1984-05-09'],
    ['9th of May 1984', 'day', '1984-05-09'],
    ['Saturday, May 9, 1984', 'day', '1984-05-09'],
    ['Wed, 9 May 1984', 'day', '1984-05-09'],
    ['Jan-09-1984', 'day', '1984-01-09'],
    ['05/09/1984 12:30 AM', 'month', '1984-05-09'],
    ['1984-05-09T23:00:00.000Z', 'day', '1984-05-09'],
    ['1984-05-09+02:00', 'day', '1984-05-09'],
    ['1984-05-09T00:00:00+02:00', 'day', '1984-05-09'],
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
    ['9 listopad 1984', 'Use a date like 17 Nov 2026.'],
    ['Mai 1984', 'Use a date like 17 Nov 2026.'],
    ['31. Juni 1984', 'There is no 31 Jun 1984.'],
    ['soon', 'Use a date like 17 Nov 2026.'],
  ])('%s is refused: %s', (text, fault) => {
    expect(readDay(text, 'day', now)).toEqual({ fault })
  })
})

describe('where dates with dots begin with the month', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['05/09/1984', 'day', '1984-09-05'],
    ['5.9.1984', 'day', '1984-09-05'],
    ['09/05/1984', 'month', '1984-09-05'],
    ['05/09', 'day', '--09-05'],
    ['9.5.', 'day', '--05-09'],
    ['--05-09', 'day', '--05-09'],
    ['1604-05-09', 'day', '--05-09'],
    ['5月9日', 'day', '--05-09'],
  ] as const)('a file is read as elsewhere: %s', (text, order, day) => {
    vi.stubGlobal('navigator', { languages: ['hu-HU'] })
    setTimeZone('Europe/Budapest')
    expect(readDay(text, order, now)).toEqual({ day })
  })
})
