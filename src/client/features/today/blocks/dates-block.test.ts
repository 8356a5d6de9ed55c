import { expect, it } from 'vitest'
import { comingInWords } from './dates-block.tsx'

it.each([
  ['birthday', 46, 'Turns 46'],
  ['birthday', undefined, 'Birthday'],
  ['birthday', 0, 'Birthday'],
  ['anniversary', 25, 'Anniversary, 25 years'],
  ['anniversary', 1, 'Anniversary, 1 year'],
  ['anniversary', undefined, 'Anniversary'],
  ['other', 3, '3 years'],
  ['other', undefined, 'Yearly date'],
])('a %s after %s years is shown as %s', (type, years, words) => {
  expect(comingInWords({ type, years })).toBe(words)
})
