import { expect, it } from 'vitest'
import { deletionInWords } from './related-counts.ts'

it('says what goes with a deleted contact, and what stays without it', () => {
  const none = { notes: 0, tasks: 0, deals: 0, cases: 0, people: 0 }
  expect(deletionInWords(none)).toBeUndefined()
  expect(deletionInWords({ ...none, notes: 3, tasks: 1, deals: 1, people: 2 })).toBe(
    'Also deletes 3 notes, 1 task. Stays without it: 1 deal, 2 people. It can be restored under Activity, Deleted.',
  )
  expect(deletionInWords({ ...none, cases: 1 })).toBe('Stays without it: 1 case. It can be restored under Activity, Deleted.')
})
