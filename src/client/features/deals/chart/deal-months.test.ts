import { describe, expect, it } from 'vitest'
import type { DealSum } from '../../../../contract/x/deals.ts'
import { monthOf, monthsAround } from '../../../ui/dates/months.ts'
import { layOut } from './deal-months.ts'

const sum = (dealStatus: DealSum['dealStatus'], currency: string, month: string | undefined, value: string, count = 1): DealSum => ({
  dealStatus,
  currency,
  ...(month && { month }),
  count,
  price: value,
  value,
})

describe('the months of the chart', () => {
  it('are two thirds in the past, over the end of a year', () => {
    expect(monthsAround('2026-11', 7)).toEqual(['2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01'])
    expect(monthsAround('2026-01', 13)[0]).toBe('2025-05')
    expect(monthOf(new Date(2026, 0, 31))).toBe('2026-01')
  })

  it('have every deal in one row, and the exact total of all', () => {
    const { currencies, rows, shown, total } = layOut(
      [
        sum('pending', 'EUR', undefined, '0.1'),
        sum('pending', 'EUR', '2027-09', '0.2', 2),
        sum('won', 'EUR', '2026-11', '64000'),
        sum('lost', 'USD', '2020-02', '7', 9),
        sum('lost', 'USD', '2020-03', '8'),
      ],
      monthsAround('2026-11', 4),
    )
    expect(currencies).toEqual([
      { code: 'USD', count: 10 },
      { code: 'EUR', count: 4 },
    ])
    expect(shown.map(({ label }) => label)).toEqual([
      'September 2026',
      'October 2026',
      'November 2026',
      'December 2026',
      'No expected date',
    ])
    expect(rows.map(({ label, sums }) => [label, Object.fromEntries(sums)])).toEqual([
      ['Before September 2026', { 'USD lost': { value: '15', count: 10 } }],
      ['September 2026', {}],
      ['October 2026', {}],
      ['November 2026', { 'EUR won': { value: '64000', count: 1 } }],
      ['December 2026', {}],
      ['After December 2026', { 'EUR pending': { value: '0.2', count: 2 } }],
      ['No expected date', { 'EUR pending': { value: '0.1', count: 1 } }],
    ])
    expect(total.sums.get('EUR pending')).toEqual({ value: '0.3', count: 3 })
  })
})
