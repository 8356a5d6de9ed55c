import { expect, it } from 'vitest'
import { readAmount } from './read-amount.ts'

it.each([
  ['1250', '1250'],
  ['1,250', '1250'],
  ['1,250,000.50', '1250000.50'],
  ['1 250,50', '1250.50'],
  ['1’250.5', '1250.5'],
  ['-12,5', '-12.5'],
  ['0,1234', '0.1234'],
  ['', ''],
  ['12 euros', '12euros'],
  ['1.2.3', '1.2.3'],
])('reads %j as %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})
