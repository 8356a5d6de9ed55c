import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { setTimeZone } from '../../ui/dates/time-zone.ts'
import { loadDayWords, readDay, readDueDate } from './typed-day.ts'

// A Monday.
beforeAll(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] })
  setTimeZone('Europe/Lisbon')
})
afterAll(() => {
  vi.useRealTimers()
})

it('reads dates without loading anything, and words once they are loaded', async () => {
  for (const text of ['', '3 dec', '2026-12-03', '3.12.']) expect(loadDayWords(text)).toBeUndefined()
  expect(readDay('3.12.', true)).toBe('2026-12-03')
  expect(readDay('tomorrow', true)).toBeUndefined()
  await loadDayWords('tomorrow')
  expect(loadDayWords('next friday')).toBeUndefined()
  expect(readDay('tomorrow', true)).toBe('2026-11-24')
})

it.each([
  ['today', '2026-11-23'],
  ['Tomorrow', '2026-11-24'],
  ['friday', '2026-11-27'],
  ['next friday', '2026-12-04'],
  ['in 2 weeks', '2026-12-07'],
  ['3 days', '2026-11-26'],
  ['next week', '2026-12-04'],
  ['dec 3', '2026-12-03'],
  ['3rd December', '2026-12-03'],
  ['last friday', '2026-11-20'],
  ['2 weeks ago', '2026-11-09'],
  ['foo tomorrow', undefined],
  ['friday 15:00', undefined],
  ['soon', undefined],
  ['Fri 4 Dec', '2026-12-04'],
  ['Thu 4 Dec', undefined],
  ['2027-13-01', undefined],
  ['31 Nov', undefined],
  ['3 mars', undefined],
  ['4. Dezember', undefined],
  ['el 3 de mayo', undefined],
  ['12月3日', undefined],
])('reads %s', async (text, day) => {
  await loadDayWords(text)
  expect(readDay(text, true)).toBe(day)
})

it('takes the next year for a deadline, and the current one for other days', () => {
  expect([readDay('3 jan', true), readDay('3.1.', true), readDay('2026-01-03', true), readDay('3 Jan 2026', true)]).toEqual([
    '2027-01-03',
    '2027-01-03',
    '2026-01-03',
    '2026-01-03',
  ])
  expect([readDay('3 jan', false), readDay('23 nov', true)]).toEqual(['2026-01-03', '2026-11-23'])
})

it('reads a due date with a time on the clock of the reader', async () => {
  await loadDayWords('friday at 15:00')
  expect(readDueDate('friday at 15:00')).toBe('2026-11-27 15:00:00')
  expect(readDueDate('3 jan')).toBe('2027-01-03')
})
