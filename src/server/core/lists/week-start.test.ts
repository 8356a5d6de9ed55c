import { expect, it } from 'vitest'
import { weekStartOf } from './week-start.ts'

it.each([
  ['Europe/Berlin', 'monday'],
  ['America/New_York', 'sunday'],
  ['Asia/Tokyo', 'sunday'],
  ['Africa/Cairo', 'saturday'],
  ['Asia/Dubai', 'monday'],
  ['Pacific/Auckland', 'monday'],
  ['UTC', 'monday'],
  // There weeks begin on Fridays.
  ['Indian/Maldives', 'monday'],
] as const)('weeks in %s begin on %s', (timeZone, start) => {
  expect(weekStartOf({ weekStart: '', timeZone })).toBe(start)
})

it('takes the chosen day first', () => {
  expect(weekStartOf({ weekStart: 'saturday', timeZone: 'America/New_York' })).toBe('saturday')
})
