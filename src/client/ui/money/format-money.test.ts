import { expect, it } from 'vitest'
import { formatFigure, formatPrice, formatQuantity, formatSum, formatValue } from './format-money.ts'

it.each([
  ['27200', 'EUR', '€27,200'],
  ['85.50', 'USD', '$85.50'],
  ['85.5', 'GBP', '£85.50'],
  ['5760000', 'JPY', '¥5,760,000'],
  ['-12.1234', 'EUR', '-€12.1234'],
  ['1200', 'NOK', 'NOK\u00a01,200'],
])('writes the price %s %s as %s', (amount, currency, text) => {
  expect(formatPrice(amount, currency)).toBe(text)
})

it.each([
  ['27200', 'EUR', '€27,200', '27,200'],
  ['3.125', 'EUR', '€3.13', '3.13'],
  ['101203.5', 'USD', '$101,203.50', '101,203.50'],
  ['12.5', 'JPY', '¥13', '13'],
])('rounds the value %s %s to %s', (amount, currency, value, sum) => {
  expect([formatValue(amount, currency), formatSum(amount, currency)]).toEqual([value, sum])
})

it('keeps amounts that a number could not hold', () => {
  expect(formatPrice('999999999999999999800000000000.00000001', 'EUR')).toBe('€999,999,999,999,999,999,800,000,000,000.00000001')
  expect(formatSum('999999999999999999800000000000', 'EUR')).toBe('999,999,999,999,999,999,800,000,000,000')
})

it('writes figures with the cents, and quantities without trailing zeros', () => {
  expect([formatFigure('12', 'EUR'), formatFigure('12', 'JPY'), formatFigure('12.125', 'EUR')]).toEqual(['12.00', '12', '12.125'])
  expect([formatQuantity('320.0'), formatQuantity('7.5'), formatQuantity('1280000')]).toEqual(['320', '7.5', '1,280,000'])
})
