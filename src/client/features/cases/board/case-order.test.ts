import { expect, it } from 'vitest'
import type { Case } from '../../../../contract/cases.ts'
import { caseOrder } from './case-order.ts'

const cases = ['Zimt', 'Äpfel', 'apfel', 'Strasse', 'Straße', 'Kiln (old)', 'Kiln 2', '会議', 'きつね'].map(
  (name, at): Case => ({ id: String(20 - at), name, createdAt: `2026-11-0${at + 1}T00:00:00Z` }) as Case,
)
const names = (sort: Parameters<typeof caseOrder>[0]) => cases.toSorted(caseOrder(sort)).map(({ name }) => name)

it('sorts cases by name as the service does: without case and accents, those with the same letters by age', () => {
  const ascending = ['apfel', 'Äpfel', 'Kiln (old)', 'Kiln 2', 'Straße', 'Strasse', 'Zimt', 'きつね', '会議']
  expect(names('name')).toEqual(ascending)
  expect(names('-name')).toEqual(ascending.toReversed())
})

it('sorts cases by time', () => {
  expect(names('-created')[0]).toBe('きつね')
  expect(names('created')[0]).toBe('Zimt')
})
