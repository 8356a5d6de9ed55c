import { expect, it } from 'vitest'
import { inSentence, joinList, monthLabel, plural, weekdayLabel } from './locale.ts'

it.each([
  ['Deal', 'deal'],
  ['Newest first', 'newest first'],
  ['PDF', 'PDF'],
  ['E-mail', 'e-mail'],
  ['Öl', 'öl'],
])('writes the label “%s” within a sentence as “%s”', (label, within) => {
  expect(inSentence(label)).toBe(within)
})

it('names months and days, joins lists and chooses plurals', () => {
  expect([monthLabel(1), monthLabel(12, 'short'), weekdayLabel(0), weekdayLabel(6, 'short')]).toEqual(['January', 'Dec', 'Sunday', 'Sat'])
  expect(joinList(['Ada', 'Ben', 'Cy'])).toBe('Ada, Ben, and Cy')
  expect([0, 1, 2].map((count) => plural(count, { one: 'task is', other: 'tasks are' }))).toEqual(['tasks are', 'task is', 'tasks are'])
})
