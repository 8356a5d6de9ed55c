import { expect, it } from 'vitest'
import { leftInWords } from './left-in-words.ts'

it('names a task that was not moved by its title, and counts several', () => {
  const tasks = [
    { id: '7', subject: 'Load test' },
    { id: '8', subject: 'Map' },
    { id: '9', subject: 'Icons' },
  ]
  expect(leftInWords(tasks, { moved: ['8', '9'], completed: ['7'], missing: [] })).toEqual([
    '“Load test” is completed, so it has no place in the order.',
  ])
  expect(leftInWords(tasks, { moved: [], completed: ['8'], missing: ['7', '9'] })).toEqual([
    '“Map” is completed, so it has no place in the order.',
    '2 tasks were deleted, or you no longer have access.',
  ])
})
