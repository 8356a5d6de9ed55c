import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { formatDate } from '../../ui/dates/format-date.ts'
import { setTimeZone } from '../../ui/dates/time-zone.ts'
import { loadDayWords, readDay } from './typed-day.ts'

const places = [
  ['en-US', 'America/New_York'],
  ['en-GB', 'Europe/London'],
  ['en-IN', 'Asia/Kolkata'],
  ['de-DE', 'Europe/Berlin'],
  ['fr-FR', 'Europe/Paris'],
  ['es-ES', 'Europe/Madrid'],
  ['ja-JP', 'Asia/Tokyo'],
  ['nb-NO', 'Europe/Oslo'],
] as const

const numeric = [
  { day: 'numeric', month: 'numeric', year: 'numeric' },
  { day: '2-digit', month: '2-digit', year: 'numeric' },
] as const
const inWords = [
  { dateStyle: 'medium' },
  { dateStyle: 'long' },
  { dateStyle: 'full' },
  { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
] as const

const day = fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
const storedOf = (date: Date) => date.toISOString().slice(0, 10)

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] })
  await loadDayWords('tomorrow')
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each(places)('a day that is typed in %s', (locale, timeZone) => {
  beforeAll(() => {
    vi.stubGlobal('navigator', { languages: [locale] })
    setTimeZone(timeZone)
  })

  it('in numbers is the same when it is stored, shown and typed again', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...numeric), (date, options) => {
        const typed = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date)
        const stored = readDay(typed, false)
        expect(stored).toBe(storedOf(date))
        expect(readDay(formatDate(stored ?? ''), false)).toBe(stored)
      }),
    )
  })

  it('in words is never another day', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...inWords), (date, options) => {
        const typed = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date)
        expect([storedOf(date), undefined]).toContain(readDay(typed, false))
      }),
    )
  })
})
