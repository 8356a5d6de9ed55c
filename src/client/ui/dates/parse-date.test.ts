import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDate } from './format-date.ts'
import { dateFault, parseDate } from './parse-date.ts'

const now = new Date(2026, 10, 19)

it.each([
  ['2026-11-17', '2026-11-17'],
  ['17 Nov 2026', '2026-11-17'],
  ['17 november', '2026-11-17'],
  ['17.11.2026', '2026-11-17'],
  ['17.11.', '2026-11-17'],
  ['1/2/2027', '2027-02-01'],
  [' 29 Feb 2028 ', '2028-02-29'],
  ['14 March 1981', '1981-03-14'],
  ['3 Sept 2020', '2020-09-03'],
  ['1 jan 0099', '0099-01-01'],
  ['Nov 17', '2026-11-17'],
  ['Dec. 3, 2026', '2026-12-03'],
  ['December 3rd', '2026-12-03'],
  ['3rd December 2027', '2027-12-03'],
])('reads %s', (text, date) => {
  expect(parseDate(text, now)).toBe(date)
})

it('reads every day as it is shown', () => {
  const day = fc.date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (date) => {
      const stored = date.toISOString().slice(0, 10)
      expect(parseDate(formatDate(stored), now)).toBe(stored)
    }),
  )
})

it.each([
  '',
  'soon',
  '31 Feb 2026',
  '29.2.2027',
  '32 Nov',
  '17 foo 2026',
  '3 market 2020',
  '12 decoy 2020',
  '1 mayor',
  '2026-13-01',
  '0 Jan',
])('refuses %s', (text) => {
  expect(parseDate(text, now)).toBeUndefined()
})

it.each([
  ['31 feb 2020', 'There is no 31 Feb 2020.'],
  ['2027-02-29', 'There is no 29 Feb 2027.'],
  ['31.11.', 'There is no 31 Nov 2026.'],
  ['17.13.2026', 'Use a date like 17 Nov 2026.'],
  ['soon', 'Use a date like 17 Nov 2026.'],
  ['29 feb 2028', undefined],
])('says of %s: %s', (text, said) => {
  expect(dateFault(text, now)).toBe(said)
})
