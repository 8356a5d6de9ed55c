import { describe, expect, it } from 'vitest'
import { formatAgo } from './format-ago.ts'
import { formatDate, formatDateTime, formatDay, formatTime, parseUtc } from './format-date.ts'
import { formatDraftTime } from './format-draft-time.ts'

// A time on the person's own clock, so that the tests hold in every time zone.
const local = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)
const now = local(19, 12)

describe('how long ago', () => {
  it.each([
    [local(19, 12), 'now'],
    [new Date(2026, 10, 19, 12, 1), 'now'],
    [local(19, 11, 48), '12 min'],
    [local(19, 11, 1), '59 min'],
    [local(19, 11), '1 h'],
    [local(19, 0, 5), '11 h'],
    [local(18, 23, 59), 'Yesterday'],
    [local(18, 0), 'Yesterday'],
    [local(17, 23), 'Tue 17 Nov'],
    [new Date(2026, 8, 1, 9), 'Tue 1 Sep'],
    [new Date(2025, 10, 17, 9), '17 Nov 2025'],
    [local(19, 18), 'Today'],
    [local(21, 9), '21 Nov 2026'],
    [new Date(Number.NaN), ''],
  ])('%s', (at, said) => {
    expect(formatAgo(at, now)).toBe(said)
  })

  it('says minutes across midnight', () => {
    expect(formatAgo(local(18, 23, 50), local(19, 0, 10))).toBe('20 min')
  })
})

describe('dates as they are written', () => {
  it('reads the three forms', () => {
    expect(parseUtc('2026-11-19 10:48:05').toISOString()).toBe('2026-11-19T10:48:05.000Z')
    expect(formatDate('2026-11-17')).toBe('17 Nov 2026')
    expect(formatDate('19810314')).toBe('14 Mar 1981')
    expect(formatDate('soon')).toBe('')
  })

  it('writes days and times', () => {
    expect(formatTime(local(19, 9, 5))).toBe('09:05')
    expect(formatTime(local(19, 0, 5))).toBe('00:05')
    expect(formatDateTime(local(17, 23, 4))).toBe('17 Nov 2026, 23:04')
    expect(formatDay(local(19, 9), now)).toBe('Today, Thursday 19 November')
    expect(formatDay(local(18, 9), now)).toBe('Yesterday, Wednesday 18 November')
    expect(formatDay(local(16, 9), now)).toBe('Monday 16 November')
    expect(formatDay(new Date(2025, 8, 16), now)).toBe('Tuesday 16 September 2025')
  })
})

it('says from when a draft was kept', () => {
  expect(formatDraftTime(local(19, 8, 5), now)).toBe('today, 08:05')
  expect(formatDraftTime(local(18, 17, 38), now)).toBe('yesterday, 17:38')
  expect(formatDraftTime(new Date(2026, 9, 1, 17, 38), now)).toBe('1 Oct 2026, 17:38')
})
