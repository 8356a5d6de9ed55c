import { afterEach, describe, expect, it, vi } from 'vitest'
import { isMonthFirstIn } from './day-order.ts'
import { parseMonthDay } from './month-day.ts'
import { dateFault, parseDate } from './parse-date.ts'
import { setTimeZone } from './time-zone.ts'

it.each([
  [['en-US'], 'America/New_York', true],
  [['en-US', 'es-US'], 'Pacific/Honolulu', true],
  [['ja-JP'], 'Asia/Tokyo', true],
  [['en-US'], 'Asia/Tokyo', true],
  [['en-US'], 'Europe/Berlin', false],
  [['en-US'], 'UTC', false],
  [['en-GB'], 'America/New_York', false],
  [['en-GB'], 'Europe/London', false],
  [['de-DE'], 'Europe/Berlin', false],
  [['sv-SE'], 'Europe/Stockholm', false],
  [[], 'America/New_York', false],
  [['ko-KR'], 'Asia/Seoul', true],
])('%j in %s: %s', (languages, timeZone, isMonthFirst) => {
  expect(isMonthFirstIn(languages, timeZone)).toBe(isMonthFirst)
})

it('is decided for dots by the countries that write them after the month', () => {
  expect(isMonthFirstIn(['hu-HU'], 'Europe/Budapest', '.')).toBe(true)
  expect(isMonthFirstIn(['ko-KR'], 'Asia/Seoul', '.')).toBe(true)
  expect(isMonthFirstIn(['en-US'], 'America/New_York', '.')).toBe(false)
  expect(isMonthFirstIn(['de-DE'], 'Europe/Berlin', '.')).toBe(false)
})

describe('where the month comes first', () => {
  const now = new Date('2026-11-19T12:00:00Z')
  afterEach(() => vi.unstubAllGlobals())

  it('dates with slashes and hyphens begin with it, and those with dots do not', () => {
    vi.stubGlobal('navigator', { languages: ['en-US'] })
    setTimeZone('America/New_York')
    const read = ['12/3', '12/3/2027', '13/12', '12.3.', '12-3', '2026-12-03', '3 Dec'].map((text) => parseDate(text, now))
    expect(read).toEqual(['2026-12-03', '2027-12-03', '2026-12-13', '2026-03-12', '2026-12-03', '2026-12-03', '2026-12-03'])
    expect(parseMonthDay('9/5')).toBe('--09-05')
    expect([dateFault('11/31', now), dateFault('31/11', now)]).toEqual(['There is no 31 Nov 2026.', 'There is no 31 Nov 2026.'])
  })
})
