import { describe, expect, it } from 'vitest'
import { refusalOf, sizeInWords, usualLimit } from './file-size.ts'

describe('sizes', () => {
  it('are said as people say them', () => {
    expect([0, 999, 1000, 84_000, 999_499, 999_500, 1_240_000, 26_214_400].map(sizeInWords)).toEqual([
      '0 B',
      '999 B',
      '1 KB',
      '84 KB',
      '999 KB',
      '1 MB',
      '1.2 MB',
      '26 MB',
    ])
  })

  it('are refused over the limit and at nothing', () => {
    expect(refusalOf({ name: 'a', size: usualLimit })).toBeUndefined()
    expect(refusalOf({ name: 'a', size: usualLimit + 1 })).toBe('26.3 MB is too large: a file may have 26.2 MB.')
    expect(refusalOf({ name: 'a', size: usualLimit + 1 }, 40 * 1024 * 1024)).toBeUndefined()
    expect(refusalOf({ name: 'a', size: 2_000_000 }, 1.5 * 1024 * 1024)).toMatch('2 MB is too large: a file may have 1.5 MB.')
    expect(refusalOf({ name: 'a', size: 0 })).toMatch('empty')
    expect(refusalOf({ name: 'a'.repeat(256), size: 1 })).toMatch('name')
  })
})
