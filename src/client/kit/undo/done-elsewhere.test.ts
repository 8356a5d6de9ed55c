import { expect, it } from 'vitest'
import { doneElsewhere } from './done-elsewhere.ts'

const step = (path: string, redirect?: { from: string; to: string }) => ({
  message: 'Renamed to Ada',
  changeId: '1',
  place: { path, title: 'Contacts', at: 1000 },
  ...(redirect && { redirect: { by: 'undo' as const, ...redirect } }),
})

it.each([
  ['/contacts', '/projects/7/tasks'],
  ['/projects/7/tasks', '/projects/8/tasks'],
  ['/deals', '/'],
])('a step of %s is asked about on %s', (from, path) => {
  expect(doneElsewhere(step(from), path, 60_000)).toBe('Contacts')
})

it.each([
  ['/contacts', '/contacts/5'],
  ['/projects/7/tasks', '/projects/7/messages'],
  ['/', '/'],
])('a step of %s is undone at once on %s', (from, path) => {
  expect(doneElsewhere(step(from), path, 60_000)).toBeUndefined()
})

it('a step is undone at once where it led, and while its notification is shown', () => {
  expect(
    doneElsewhere(step('/messages/5', { from: '/messages/5', to: '/projects/7/messages' }), '/projects/7/tasks', 60_000),
  ).toBeUndefined()
  expect(doneElsewhere(step('/contacts'), '/deals', 8999)).toBeUndefined()
})
