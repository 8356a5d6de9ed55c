import { afterEach, describe, expect, it } from 'vitest'
import { daysAgo, formatDateTime, formatDay, parseUtc } from './format-date.ts'
import { momentIn, setTimeZone, wallClockIn } from './time-zone.ts'

const own = Intl.DateTimeFormat().resolvedOptions().timeZone
afterEach(() => setTimeZone(own))

describe('the time zone of the reader', () => {
  it('decides the day and time of a moment, and not the day of a date', () => {
    const at = '2026-11-19 23:30:00'
    const shown = (zone: string) => {
      setTimeZone(zone)
      return [formatDateTime(at), formatDay('2026-11-19', parseUtc(at)), daysAgo(parseUtc('2026-11-19'), parseUtc(at))]
    }
    expect(shown('Pacific/Auckland')).toEqual(['20 Nov 2026, 12:30', 'Yesterday, Thursday 19 November', 1])
    expect(shown('Pacific/Honolulu')).toEqual(['19 Nov 2026, 13:30', 'Today, Thursday 19 November', 0])
  })

  it.each([
    ['America/Santiago', '2026-09-06'],
    ['Africa/Cairo', '2026-04-24'],
    ['Europe/Berlin', '2026-03-29'],
    ['Pacific/Apia', '1815-12-10'],
  ])('%s: a day that may have no midnight begins on that day, %s', (zone, day) => {
    setTimeZone(zone)
    expect(formatDateTime(parseUtc(day))).toContain(formatDateTime(day).split(',')[0])
  })

  it('finds the first moment of a time that comes twice, and moves one that is skipped', () => {
    const clock = { year: 2026, month: 10, day: 25, hour: 2, minute: 30 }
    expect(momentIn('Europe/Berlin', clock).toISOString()).toBe('2026-10-25T00:30:00.000Z')
    const skipped = momentIn('Europe/Berlin', { ...clock, month: 3, day: 29 })
    expect(wallClockIn('Europe/Berlin', skipped)).toMatchObject({ hour: 3, minute: 30 })
  })
})
