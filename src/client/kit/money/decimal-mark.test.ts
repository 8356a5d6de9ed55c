import { expect, it } from 'vitest'
import { regionOf } from '../../ui/dates/region.ts'
import { decimalMarkOf } from './decimal-mark.ts'

it.each([
  [undefined, ['de-DE'], 'Europe/Berlin', ','],
  [undefined, ['de'], 'Europe/Vienna', ','],
  [undefined, ['en-US'], 'America/New_York', '.'],
  [undefined, ['en-GB'], 'Europe/London', '.'],
  [undefined, ['fr-FR'], 'Africa/Tunis', ','],
  [undefined, ['en-US'], 'Europe/Berlin', undefined],
  [undefined, ['en-US'], 'UTC', undefined],
  [undefined, [], 'UTC', undefined],
  [',', ['en-US'], 'Europe/Berlin', ','],
  ['.', ['en-US'], 'Europe/Berlin', '.'],
  ['.', ['de-DE'], 'Europe/Berlin', ','],
  ['.', ['en-US'], 'UTC', '.'],
  [undefined, ['en-IN'], 'Asia/Kolkata', '.'],
  [undefined, ['de-CH'], 'Europe/Zurich', '.'],
] as const)('typed %s, languages %j in %s: %s', (typed, languages, timeZone, mark) => {
  expect(decimalMarkOf(typed, languages, timeZone)).toBe(mark)
})

it('knows the country of a time zone', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Riyadh', 'Europe/Lisbon', 'UTC', 'Etc/GMT+1']
  expect(zones.map(regionOf)).toEqual(['DE', 'US', 'SA', 'PT', undefined, undefined])
})
