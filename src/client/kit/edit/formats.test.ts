import { describe, expect, it } from 'vitest'
import { dateFormat, numberFormat } from './formats.ts'

describe('formats', () => {
  it('reads whole numbers only', () => {
    expect(['12', '-3', '1.5', 'x', ''].map(numberFormat.parse)).toEqual([12, -3, undefined, undefined, undefined])
  })

  it('reads and writes dates as people do', () => {
    expect(dateFormat.parse('17 Nov 2026')).toBe('2026-11-17')
    expect(dateFormat.toText('2026-11-17')).toBe('17 Nov 2026')
    expect(dateFormat.faultOf('31 feb 2020')).toBe('There is no 31 Feb 2020.')
  })
})
