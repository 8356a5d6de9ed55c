import { describe, expect, it } from 'vitest'
import { dateFormat, hoursFormat, moneyFormat, numberFormat } from './formats.ts'

describe('formats', () => {
  it.each([
    ['1234.5', '1234.5'],
    ['1234,50', '1234.50'],
    ['1 234', '1234'],
    ['-0.05', '-0.05'],
    ['90071992547.99', '90071992547.99'],
  ])('reads the amount %s as %s', (text, amount) => {
    expect(moneyFormat.parse(text)).toBe(amount)
  })

  it.each(['', 'ten', '1.234', '1,2,3', '€5'])('refuses the amount %j', (text) => {
    expect(moneyFormat.parse(text)).toBeUndefined()
  })

  it('reads whole numbers only', () => {
    expect(['12', '-3', '1.5', 'x', ''].map(numberFormat.parse)).toEqual([12, -3, undefined, undefined, undefined])
  })

  it('reads hours with a point or a comma', () => {
    expect(['2,5', '2.25', '8', '1.234', '12345', 'two', ''].map(hoursFormat.parse)).toEqual([
      ...['2.5', '2.25', '8'],
      ...[undefined, undefined, undefined, undefined],
    ])
  })

  it('reads and writes dates as people do', () => {
    expect(dateFormat.parse('17 Nov 2026')).toBe('2026-11-17')
    expect(dateFormat.toText('2026-11-17')).toBe('17 Nov 2026')
    expect(dateFormat.faultOf('31 feb 2020')).toBe('There is no 31 Feb 2020.')
  })
})
