import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealValue } from '../deals/deal-value.ts'
import { readDecimal, writeDecimal } from './decimal.ts'

const digits = (most: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: most }).map((list) => list.join(''))
const quantity = fc.tuple(digits(15), fc.option(digits(4))).map(([whole, part]) => (part === null ? whole : `${whole}.${part}`))
const amount = fc.tuple(fc.constantFrom('', '-'), quantity).map((parts) => parts.join(''))

/** Parses a decimal as a fraction, independently of the code under test. */
const fraction = (text: string) => {
  const [whole = '', part = ''] = text.replace('-', '').split('.')
  return { over: BigInt(whole + part) * (text.startsWith('-') ? -1n : 1n), under: 10n ** BigInt(part.length) }
}

describe('exact decimals', () => {
  it('are written in their shortest form', () => {
    for (const [text, written] of [
      ['0', '0'],
      ['-0.00', '0'],
      ['007', '7'],
      ['12.3400', '12.34'],
      ['-0.5', '-0.5'],
      ['1000', '1000'],
      ['0.0001', '0.0001'],
    ] as const)
      expect(writeDecimal(readDecimal(text, 4), 4)).toBe(written)
  })

  it('survive a round trip', () => {
    fc.assert(
      fc.property(amount, (text) => {
        const [is, was] = [fraction(writeDecimal(readDecimal(text, 8), 8)), fraction(text)]
        expect(is.over * was.under).toBe(was.over * is.under)
      }),
    )
  })

  it('multiply without loss', () => {
    fc.assert(
      fc.property(amount, quantity, fc.constantFrom('hour', 'month', 'year'), (price, duration, priceType) => {
        const value = fraction(dealValue({ price, priceType, duration }) ?? 'none')
        const [a, b] = [fraction(price), fraction(duration)]
        expect(value.over * a.under * b.under).toBe(a.over * b.over * value.under)
      }),
    )
  })

  it('equal the price if it is fixed or has no duration', () => {
    expect(dealValue({ price: '12.50', priceType: 'fixed', duration: '3' })).toBe('12.5')
    expect(dealValue({ price: '12.50', priceType: 'year', duration: '' })).toBe('12.5')
    expect(dealValue({ price: '', priceType: 'hour', duration: '3' })).toBeUndefined()
  })
})
