import { expect, it } from 'vitest'
import { dueDaysIn } from '../../kit/due/due-days.ts'
import { whenWords } from './milestone-words.ts'

const days = dueDaysIn('UTC', new Date('2026-11-19T12:00:00Z'))

it('says when a milestone was completed, or when it is due', () => {
  const words = (deadline: string, completedAt = '') => whenWords({ deadline, completedAt }, days).label
  expect(words('2026-11-25')).toBe('Wed 25 Nov')
  expect(words('2026-11-17')).toBe('2 days late')
  expect(words('2026-11-10', '2026-11-16')).toBe('Done Mon 16 Nov')
  expect(words('2025-12-01', '2025-12-03')).toBe('Done 3 Dec 2025')
})
