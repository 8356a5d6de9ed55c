import { expect, it } from 'vitest'
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
])('reads %s', (text, date) => {
  expect(parseDate(text, now)).toBe(date)
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
