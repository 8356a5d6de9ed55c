import { describe, expect, it } from 'vitest'
import { formatAmount, formatMoney } from './format-money.ts'

describe('formatMoney', () => {
  it.each([
    ['27200', 'EUR', '€27,200'],
    ['85.50', 'USD', '$85.50'],
    ['85.5', 'GBP', '£85.50'],
    ['5760000', 'JPY', '¥5,760,000'],
    ['-12.1234', 'EUR', '-€12.1234'],
    ['1200', 'NOK', 'NOK\u00a01,200'],
  ])('writes %s %s as %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text)
  })

  it('keeps amounts that a number could not hold', () => {
    expect(formatMoney('999999999999999999800000000000.00000001', 'EUR')).toBe('€999,999,999,999,999,999,800,000,000,000.00000001')
  })
})

describe('formatAmount', () => {
  it('writes quantities without trailing zeros', () => {
    expect([formatAmount('320.0'), formatAmount('7.5'), formatAmount('1280000')]).toEqual(['320', '7.5', '1,280,000'])
  })
})
