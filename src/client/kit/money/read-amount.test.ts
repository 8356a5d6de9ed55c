import { expect, it } from 'vitest'
import { amountFault, amountText, readAmount } from './read-amount.ts'

it.each([
  ['1250', '1250'],
  ['1,250', '1250'],
  ['1,250,000.50', '1250000.50'],
  ['1 250,50', '1250.50'],
  ['1’250.5', '1250.5'],
  ['1.250,50', '1250.50'],
  ['1.250.000', '1250000'],
  ['-12,5', '-12.5'],
  ['0,1234', '0.1234'],
  ['', ''],
  ['12 euros', '12euros'],
  ['1.2.3', '1.2.3'],
])('reads %j as %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})

it.each([
  ['1250.50', undefined],
  ['1,250', undefined],
  ['0.125', undefined],
  ['2.1250', undefined],
  ['1.250', 'Use 1250, or 1.2500 for a fraction.'],
  ['', 'Use an amount like 1250 or 1250.50.'],
  ['12 euros', 'Use an amount like 1250 or 1250.50.'],
])('finds in %j: %j', (typed, fault) => {
  expect(amountFault(typed)).toBe(fault)
})

it('offers every stored amount as text that reads as the same amount', () => {
  for (const stored of ['2.125', '0.125', '1250.50', '-3.5']) {
    expect([amountFault(amountText(stored)), Number(readAmount(amountText(stored)))]).toEqual([undefined, Number(stored)])
  }
})
