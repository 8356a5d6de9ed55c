import { expect, it } from 'vitest'
import { canonicalTimeZone, timeZones } from './time-zones.ts'

it.each([
  ['europe/BERLIN', 'Europe/Berlin'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['EUROPE/kiev', 'Europe/Kyiv'],
  ['US/Eastern', 'America/New_York'],
  ['utc', 'UTC'],
  ['Mars/Olympus', undefined],
  ['+02:00', undefined],
  ['', undefined],
])('%s is stored as %s', (name, canonical) => {
  expect(canonicalTimeZone(name)).toBe(canonical)
})

it('lists only names that are stored as they are', () => {
  expect(timeZones().filter((name) => canonicalTimeZone(name) !== name)).toEqual([])
})
