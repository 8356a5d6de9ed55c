import { expect, it } from 'vitest'
import { findTimeZones } from './find-time-zones.ts'

const now = new Date('2026-11-28T12:00:00Z')
const found = (term: string) => findTimeZones(term, now).map(({ id }) => id)

it.each([
  ['berlin', 'Europe/Berlin'],
  ['new york', 'America/New_York'],
  ['são paulo', 'America/Sao_Paulo'],
  ['sao pa', 'America/Sao_Paulo'],
  ['kolkata', 'Asia/Kolkata'],
  ['Calcutta', 'Asia/Kolkata'],
  ['kiev', 'Europe/Kyiv'],
  ['US/Eastern', 'America/New_York'],
  ['utc', 'UTC'],
])('finds %s', (term, zone) => {
  expect(found(term)[0]).toBe(zone)
})

it('names the city, the area and the offset of today', () => {
  expect(findTimeZones('berlin', now)[0]).toEqual({ id: 'Europe/Berlin', label: 'Berlin, Europe', hint: 'GMT+1' })
  expect(found('atlantis')).toEqual([])
})
