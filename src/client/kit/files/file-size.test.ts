import { describe, expect, it } from 'vitest'
import { defaultLimit, formatSize, refusalOf } from './file-size.ts'

describe('file sizes', () => {
  it('are formatted with one decimal below ten', () => {
    expect([0, 999, 1000, 84_000, 999_499, 999_500, 1_240_000, 26_214_400].map(formatSize)).toEqual([
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

  it('are refused over the limit and at zero', () => {
    expect(refusalOf({ name: 'a', size: defaultLimit })).toBeUndefined()
    expect(refusalOf({ name: 'a', size: defaultLimit + 1 })).toBe('This file is 26.3 MB. The limit is 26.2 MB.')
    expect(refusalOf({ name: 'a', size: defaultLimit + 1 }, 40 * 1024 * 1024)).toBeUndefined()
    expect(refusalOf({ name: 'a', size: 2_000_000 }, 1.5 * 1024 * 1024)).toMatch('This file is 2 MB. The limit is 1.5 MB.')
    expect(refusalOf({ name: 'a', size: 0 })).toMatch('empty')
    expect(refusalOf({ name: 'a'.repeat(256), size: 1 })).toBe('The file name is too long. Use at most 255 characters.')
    for (const name of ['line\nbreak.txt', 'tab\there.txt', 'next\u0085line.txt', 'delete\u007f.txt', 'line\u2028separator.txt'])
      expect(refusalOf({ name, size: 1 })).toBe('The file name has a tab, a line break or another control character. Rename the file.')
  })
})
