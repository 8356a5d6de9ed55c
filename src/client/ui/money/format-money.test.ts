import { expect, it } from 'vitest'
import { formatDifference, formatFigure, formatMoney, formatQuantity, formatSum } from './format-money.ts'

it.each([
  ['27200', 'EUR', '€27,200', '27,200'],
  ['85.50', 'USD', '$85.50', '85.50'],
  ['85.5', 'GBP', '£85.50', '85.50'],
  ['5760000', 'JPY', '¥5,760,000', '5,760,000'],
  ['415.5', 'JPY', '¥415.5', '415.5'],
  ['12.345', 'TND', 'TND\u00a012.345', '12.345'],
  ['3.125', 'EUR', '€3.125', '3.125'],
  ['-12.1234', 'EUR', '-€12.1234', '-12.1234'],
  ['-0.0001', 'EUR', '-€0.0001', '-0.0001'],
  ['-0', 'JPY', '¥0', '0'],
  ['1200', 'NOK', 'NOK\u00a01,200', '1,200'],
])('writes %s %s as %s', (amount, currency, text, sum) => {
  expect([formatMoney(amount, currency), formatSum(amount, currency)]).toEqual([text, sum])
})

it('writes a difference with one sign', () => {
  const differences = ['1700', '-85.5', '-0.001'].map((amount) => formatDifference(amount, 'EUR'))
  expect(differences).toEqual(['+1,700', '−85.50', '−0.001'])
})

it('keeps amounts that a number could not hold', () => {
  expect(formatMoney('999999999999999999800000000000.00000001', 'EUR')).toBe('€999,999,999,999,999,999,800,000,000,000.00000001')
  expect(formatSum('999999999999999999800000000000', 'EUR')).toBe('999,999,999,999,999,999,800,000,000,000')
})

it('writes figures with the cents, and quantities without trailing zeros', () => {
  expect([formatFigure('12', 'EUR'), formatFigure('12', 'JPY'), formatFigure('12.125', 'EUR')]).toEqual(['12.00', '12', '12.125'])
  expect([formatQuantity('320.0'), formatQuantity('7.5'), formatQuantity('1280000')]).toEqual(['320', '7.5', '1,280,000'])
})
