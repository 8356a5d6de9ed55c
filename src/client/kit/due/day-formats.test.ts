import { expect, it } from 'vitest'
import { dateFormat } from './day-formats.ts'

it('reads and writes dates as people do', () => {
  expect(dateFormat.parse('17 Nov 2026')).toBe('2026-11-17')
  expect(dateFormat.toText('2026-11-17')).toBe('17 Nov 2026')
  expect(dateFormat.faultOf('31 feb 2020')).toBe('There is no 31 Feb 2020.')
})
