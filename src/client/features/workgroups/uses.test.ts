import { expect, it } from 'vitest'
import { usesInWords } from './uses-in-words.ts'

it('says how much of each there is, and nothing of what there is none', () => {
  expect(usesInWords({ contacts: 1038, deals: 0, cases: 1, notes: 12 })).toBe('1,038 contacts, 12 notes, 1 case')
  expect(usesInWords({ contacts: 0, deals: 0, cases: 0, notes: 0 })).toBe('')
})
