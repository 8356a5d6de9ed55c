import { expect, it } from 'vitest'
import { formatUses } from './workgroup-item.tsx'

it('lists only what a workgroup has, each with its plural', () => {
  expect(formatUses({ contacts: 1038, deals: 0, cases: 1, notes: 12 })).toBe('1,038 contacts, 12 notes, 1 case')
  expect(formatUses({ contacts: 0, deals: 0, cases: 0, notes: 0 })).toBe('')
})
