import { getCountries, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, it } from 'vitest'
import { dialledNumber, searchDigits } from './phone-number.ts'

it.each(getCountries())('a number of %s dials the same in each form that is usual for it', (country) => {
  const number = getExampleNumber(country, examples)
  if (!number) return
  const forms = [number.format('E.164'), number.formatInternational(), number.format('RFC3966'), number.formatNational()]
  for (const form of [...forms, number.number.replace('+', '00'), `‪${number.formatInternational()}‬`])
    expect([form, dialledNumber(form, country)?.number]).toEqual([form, number.number])
  // Typed again as it is dialled.
  expect(dialledNumber(number.number)?.number).toBe(number.number)
  expect(searchDigits(number.formatInternational())).toContain(number.number.slice(1))
})
