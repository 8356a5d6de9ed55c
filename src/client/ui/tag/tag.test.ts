import { expect, test } from 'vitest'
import { fittingTags } from './tag.tsx'

test('as many tags are shown as fit, and always the first', () => {
  expect(fittingTags(['supplier', 'portugal'], 25)).toBe(2)
  expect(fittingTags(['lead', 'freelance', 'norway'], 25)).toBe(2)
  expect(fittingTags(['press', 'photography', 'norway'], 25)).toBe(1)
  expect(fittingTags(['publishing partners', 'norway'], 25)).toBe(1)
  expect(fittingTags(['a tag that is longer than its column'], 10)).toBe(1)
  expect(fittingTags([], 25)).toBe(0)
})
