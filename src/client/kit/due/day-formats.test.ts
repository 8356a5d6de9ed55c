import { expect, it } from 'vitest'
import { dateFormat, isClearDay } from './day-formats.ts'

it('reads and writes dates as people do', () => {
  expect(dateFormat.parse('17 Nov 2026')).toBe('2026-11-17')
  expect(dateFormat.toText('2026-11-17')).toBe('17 Nov 2026')
  expect(dateFormat.faultOf('31 feb 2020')).toBe('There is no 31 Feb 2020.')
})

it('knows which dates are clear without other words', () => {
  expect(['3 Dec 2027', '2027-12-03', '3.12.2027'].map(isClearDay)).toEqual([true, true, true])
  expect(['12/3/2027', '3-12-2027', '3 Dec', 'next Friday'].map(isClearDay)).toEqual([false, false, false, false])
})
