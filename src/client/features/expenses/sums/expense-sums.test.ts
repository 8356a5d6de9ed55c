import { expect, it } from 'vitest'
import { byCategory, byMonth, shareOf, totalOf } from './expense-sums.ts'

const sum = (month: string, amount: string, more: { categoryId?: string; billable?: boolean } = {}) => ({
  month,
  amount,
  count: 1,
  billable: true,
  ...more,
})

it('adds amounts exactly', () => {
  expect(totalOf([sum('2026-11', '0.1'), sum('2026-11', '0.2'), sum('2026-10', '-20')])).toEqual({ count: 3, amount: '-19.7' })
  expect(totalOf([sum('2026-11', '999999999999999.9999'), sum('2026-11', '0.0001')]).amount).toBe('1000000000000000')
  expect(totalOf([])).toEqual({ count: 0, amount: '0' })
})

it('sorts categories by their exact totals', () => {
  const sums = [sum('2026-11', '9.5', { categoryId: '1' }), sum('2026-10', '10'), sum('2026-10', '1', { categoryId: '1', billable: false })]
  expect(byCategory(sums)).toEqual([
    { categoryId: '1', count: 2, amount: '10.5' },
    { categoryId: '', count: 1, amount: '10' },
  ])
})

it('shows the last six months up to the newest', () => {
  const months = byMonth([sum('2026-02', '5'), sum('2025-11', '3', { billable: false }), sum('2025-01', '8')])
  expect(months.map(({ month }) => month)).toEqual(['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'])
  expect(months[2]).toEqual({ month: '2025-11', billable: '0', notBillable: '3' })
  expect(byMonth([])).toEqual([])
})

it('draws no share of what is nothing or negative', () => {
  expect([shareOf('5', '10'), shareOf('-5', '10'), shareOf('0', '0')]).toEqual([0.5, 0, 0])
})
