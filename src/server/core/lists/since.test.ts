import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../errors.ts'
import { readSince } from './since.ts'

const now = '2026-11-17 09:30:00'
const refusal = (text: string) => {
  try {
    return readSince(text, now)
  } catch (error) {
    return error instanceof Refusal ? [error.status, error.faults[0]?.field] : error
  }
}

describe('since', () => {
  it.each([
    ['20261116080910', '2026-11-16 08:09:10'],
    ['20261116', '2026-11-16 00:00:00'],
    ['2026-11-16', '2026-11-16 00:00:00'],
    ['2026-11-16 08:09:10', '2026-11-16 08:09:10'],
    ['2026-11-16T08:09', '2026-11-16 08:09:00'],
    ['2026-11-16T08:09:10Z', '2026-11-16 08:09:10'],
    ['2026-11-16T08:09:10.999Z', '2026-11-16 08:09:10'],
    ['2026-11-16T00:30:00+02:00', '2026-11-15 22:30:00'],
    ['2026-11-16T08:09:10-0100', '2026-11-16 09:09:10'],
    ['2026-11-16T08:09:10 02:00', '2026-11-16 06:09:10'],
    ['2026-11-16 08:09:10 0200', '2026-11-16 06:09:10'],
    ['2026-11-16 08:09:10.5+02', '2026-11-16 06:09:10'],
    ['2026-11-16t08:09:10z', '2026-11-16 08:09:10'],
    ['2999-01-01', '2999-01-01 00:00:00'],
    ['yesterday', '2026-11-16 00:00:00'],
    ['yesterday 08:00', '2026-11-16 08:00:00'],
    ['today', '2026-11-17 00:00:00'],
    ['now', '2026-11-17 09:30:00'],
    ['last week', '2026-11-10 00:00:00'],
    ['last Friday', '2026-11-13 00:00:00'],
    ['March 2026', '2026-03-01 00:00:00'],
    ['Mon, 16 Nov 2026 08:00:00 GMT', '2026-11-16 08:00:00'],
    ['20240229000000', '2024-02-29 00:00:00'],
    ['3 days ago', '2026-11-14 09:30:00'],
    ['2 hours ago', '2026-11-17 07:30:00'],
    ['17 Nov 2026 08:00', '2026-11-17 08:00:00'],
  ])('reads %s in UTC', (text, moment) => {
    expect(readSince(text, now)).toBe(moment)
  })

  it.each([
    '20261332000000',
    '20260229',
    '2026-02-30',
    '20261116250000',
    '2026-11-16T08:61',
    '2026-11-16T08:00:00+99:99',
    'nonsense',
    'march',
    'may',
    '2 March',
    'tomorrow',
    'next week',
    'in 2 days',
    'friday',
    'noon',
    '17 Nov 2027 08:00',
    'since yesterday',
    'yesterday or so',
    '2026-11-16T08:09:10  02:00',
    '2026-11-16T08:09:10 99:99',
    '',
    '0',
    '12345',
    '1e9',
    '-',
    '2026',
  ])('refuses %s', (text) => {
    expect(refusal(text)).toEqual([400, 'since'])
  })

  it('parses or refuses any text, and returns a valid time', () => {
    const word = fc.constantFrom(
      'ago',
      'days',
      'next',
      'last',
      'in',
      'years',
      '999999',
      '99999999999',
      '-1',
      'Feb 31',
      '00:00',
      'BC',
      '+',
      'Z',
      'noon',
      'friday',
      '1/1/99999',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(text, (some) => {
        const read = refusal(some)
        if (typeof read === 'string') expect(read).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
        else expect(read).toEqual([400, 'since'])
      }),
      { numRuns: 300, examples: [['Feb 31 BC ago'], ['9999-12-31T23:59:59-12:00'], ['0000-01-01T00:00:00+12:00']] },
    )
  })
})
