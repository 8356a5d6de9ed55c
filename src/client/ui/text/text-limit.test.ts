import { expect, it } from 'vitest'
import { tooLong, tooLongToPaste } from './text-limit.ts'

it('says by how much a text is too long', () => {
  expect(tooLong('x'.repeat(65_536))).toBe(undefined)
  expect(tooLong('x'.repeat(65_537))).toBe('The text is 0.1 KiB too long. It can have 64 KiB. Shorten it, or attach it as a file.')
  expect(tooLong('ø'.repeat(32_768))).toBe(undefined)
  expect(tooLong('ø'.repeat(40_000))).toBe('The text is 14.2 KiB too long. It can have 64 KiB. Shorten it, or attach it as a file.')
})

it('says why nothing was pasted', () => {
  expect(tooLongToPaste('x'.repeat(278_528))).toBe(
    'Not pasted: it is 208 KiB too long for a text of 64 KiB. Paste less of it, or attach it as a file.',
  )
})
