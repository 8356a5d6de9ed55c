import { expect, it } from 'vitest'
import { spreadValue } from './spread-value.ts'

const retainer = { currency: 'EUR', price: '1200', priceType: 'month', duration: '12' } as const
const unit = 100_000_000n

it('spreads a retainer over the months of two years', () => {
  const shares = spreadValue(retainer, '2026-12')
  expect(shares).toHaveLength(12)
  expect([shares[0], shares[1], shares[11]]).toEqual([
    ['2026-12', 1200n * unit],
    ['2027-01', 1200n * unit],
    ['2027-11', 1200n * unit],
  ])
})

it('counts a month without a duration, and the rest of an endless deal in its last month', () => {
  expect(spreadValue({ ...retainer, duration: '' }, '2026-12')).toEqual([['2026-12', 1200n * unit]])
  const long = spreadValue({ ...retainer, price: '1', duration: '999999999999999.9999' }, '2026-12')
  expect([long.length, long[598], long[599]?.[0]]).toEqual([600, ['2076-10', unit], '2076-11'])
  expect(long.reduce((sum, [, value]) => sum + value, 0n)).toBe(99_999_999_999_999_999_990_000n)
  expect(spreadValue(retainer, '9999-11').map(([month]) => month)).toEqual(['9999-11', '9999-12'])
})

it('never loses a fraction, of negative prices neither', () => {
  const shares = spreadValue({ currency: 'KWD', price: '-0.1', priceType: 'year', duration: '1' }, '2026-01')
  expect(shares.map(([, value]) => value)).toEqual([
    -800_000n,
    -800_000n,
    -900_000n,
    -800_000n,
    -800_000n,
    -900_000n,
    -800_000n,
    -800_000n,
    -900_000n,
    -800_000n,
    -800_000n,
    -900_000n,
  ])
})
