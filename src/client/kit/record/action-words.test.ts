import { expect, it } from 'vitest'
import { readAction } from '../../../contract/actions.ts'
import { actionSentence } from './action-words.ts'

it.each([
  ['case updated', 'cases', 'updated the case'],
  ['task list created', 'taskLists', 'created the task list'],
  ['task done', 'tasks', 'completed the task'],
  ['project shared', 'projects', 'shared the project with a company'],
  ['project archived', 'projects', 'archived the project'],
  ['person given a new password', 'users', 'set a new password'],
  ['person joined', 'users', 'joined the workspace'],
  ['undone: expense deleted', 'expenses', 'undid a change'],
  ['redone: task list created', 'taskLists', 'redid a change'],
  ['contacts imported', '', 'imported contacts'],
  ['/x/account', '', 'made a change'],
  ['case frozen', 'cases', 'changed the case'],
] as const)('says of “%s” on %s: %s', (action, resource, sentence) => {
  expect(actionSentence(readAction(action), resource)).toBe(sentence)
})
