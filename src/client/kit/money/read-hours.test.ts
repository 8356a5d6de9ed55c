import { expect, it } from 'vitest'
import { readEstimate, readHours } from './read-hours.ts'

it.each([
  ['2.5', '2.5'],
  ['2,25', '2.25'],
  ['8', '8'],
  ['8h', '8'],
  ['1.5 hours', '1.5'],
  ['1h 30m', '1.5'],
  ['1h30', '1.5'],
  ['1 h 30 min', '1.5'],
  ['1 hour and 15 minutes', '1.25'],
  ['90m', '1.5'],
  ['45 min', '0.75'],
  ['20 minutes', '0.33'],
  ['1:30', '1.5'],
  ['0:05', '0.08'],
  ['١:٣٠', '1.5'],
  ['1:30 h', '1.5'],
  ['90 Min.', '1.5'],
  ['1 h. 30 min.', '1.5'],
  ['1h, 30m', '1.5'],
  ['1,5 Std.', '1.5'],
  ['1 Stunde 30 Minuten', '1.5'],
  ['2 heures', '2'],
  ['2,5 horas', '2.5'],
])('%s is %s hours', (typed, amount) => {
  expect(readEstimate(typed, undefined)).toMatchObject({ amount })
})

it.each([
  ['', 'Use hours such as 2.5, 1h 30m or 1:30.'],
  ['two', 'Use hours such as 2.5, 1h 30m or 1:30.'],
  ['1:75', 'Use hours such as 2.5, 1h 30m or 1:30.'],
  ['3 days', 'Use hours such as 2.5, 1h 30m or 1:30.'],
  ['-2', 'Use hours such as 2.5, 1h 30m or 1:30.'],
  ['12345', 'Use at most 9999 hours.'],
  ['0.1234', 'Use at most 2 decimals.'],
])('%s is refused', (typed, fault) => {
  expect(readEstimate(typed, undefined)).toEqual({ fault })
})

it('asks where a separator stands before three digits', () => {
  expect(readHours('1.250', undefined)).toEqual({ choices: ['1250', '1.250'], mark: '.' })
  expect([readHours('1.2501', '.'), readEstimate('1.250', '.')]).toMatchObject([{ amount: '1.2501' }, { amount: '1.25' }])
})
