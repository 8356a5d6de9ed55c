import { expect, test } from 'vitest'
import { countFittingTags } from './tag.tsx'

test('as many tags are shown as fit, and always the first', () => {
  expect(countFittingTags(['supplier', 'portugal'], 25)).toBe(2)
  expect(countFittingTags(['lead', 'freelance', 'norway'], 25)).toBe(2)
  expect(countFittingTags(['press', 'photography', 'norway'], 25)).toBe(1)
  expect(countFittingTags(['publishing partners', 'norway'], 25)).toBe(1)
  expect(countFittingTags(['a tag that is longer than its column'], 10)).toBe(1)
  expect(countFittingTags([], 25)).toBe(0)
})
