import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatQuantity } from '../../ui/money/format-money.ts'
import { amountText } from './read-amount.ts'
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

const hundredths = fc.integer({ min: 0, max: 999_900 }).map((value) => String(value / 100))

it.each([
  ['en-US', '.'],
  ['en-IN', '.'],
  ['de-DE', ','],
  ['de-CH', '.'],
  ['fr-FR', ','],
  ['es-ES', ','],
  ['ja-JP', '.'],
  ['nb-NO', ','],
] as const)('hours that are typed in %s are the same when they are stored, shown and typed again', (locale, mark) => {
  fc.assert(
    fc.property(hundredths, fc.constantFrom('narrow', 'short', 'long'), (hours, unitDisplay) => {
      const value = Number(hours)
      const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
      const named = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay, maximumFractionDigits: 2 }).format(value)
      for (const typed of [number, `${number} h`]) expect(readEstimate(typed, mark)).toMatchObject({ amount: hours })
      // Hours in a language that is not read are refused, never another number.
      const reading = readEstimate(named, mark)
      if (!('fault' in reading)) expect(reading).toMatchObject({ amount: hours })
      for (const own of [undefined, '.', ','] as const) expect(readEstimate(amountText(hours), own)).toMatchObject({ amount: hours })
      expect(readEstimate(`${formatQuantity(hours)} h`, '.')).toMatchObject({ amount: hours })
    }),
  )
})

it('hours and minutes are the same in each way to write them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 59 }), (hours, minutes) => {
      const padded = String(minutes).padStart(2, '0')
      const [first, ...others] = [
        `${hours}:${padded}`,
        `${hours}h ${minutes}m`,
        `${hours} h ${padded} min`,
        `${hours} Std. ${minutes} Min.`,
      ]
      for (const typed of others) expect(readEstimate(typed, undefined)).toEqual(readEstimate(first ?? '', undefined))
    }),
  )
})
