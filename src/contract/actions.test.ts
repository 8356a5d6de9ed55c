import { expect, it } from 'vitest'
import { readAction } from './actions.ts'

it.each([
  ['case updated', 'updated', 'do'],
  ['task list created', 'created', 'do'],
  ['person given a new password', 'given a new password', 'do'],
  ['contacts imported', 'imported', 'do'],
  ['undone: case updated', 'updated', 'undo'],
  ['redone: task list created', 'created', 'redo'],
  ['undone: case frozen', undefined, 'undo'],
  ['/x/account', undefined, 'do'],
])('reads the verb and the step of “%s”, and keeps its text', (text, verb, step) => {
  expect(readAction(text)).toEqual({ text, verb, step })
})
