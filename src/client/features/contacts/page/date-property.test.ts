import { expect, it } from 'vitest'
import { nextInWords } from './date-property.tsx'

const now = new Date('2026-11-22T12:00:00')
const words = (date: string, type = 'birthday', isEveryYear = true) => nextInWords({ type, date, isEveryYear }, now)

it('says when a date comes next', () => {
  expect(words('1981-03-14')).toBe('Turns 46 on 14 Mar 2027')
  expect(words('1981-12-01')).toBe('Turns 45 on Tue 1 Dec, in 9 days')
  expect(words('1981-11-22')).toBe('Turns 45 today')
  expect(words('2001-11-23', 'anniversary')).toBe('25 years tomorrow')
  expect(words('2001-12-24', 'other')).toBe('On Thu 24 Dec, in 32 days')
  expect(words('--12-01')).toBe('On Tue 1 Dec, in 9 days')
  expect(words('--02-29', 'anniversary')).toBe('On 28 Feb 2027 (28 Feb when there is no 29 Feb)')
  expect(words('1984-02-29')).toBe('Turns 43 on 28 Feb 2027 (28 Feb when there is no 29 Feb)')
  expect(words('2026-12-01', 'other', false)).toBe('On Tue 1 Dec, in 9 days')
  expect(words('2026-11-01', 'other', false)).toBeUndefined()
})
