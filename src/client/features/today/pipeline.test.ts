import { expect, it } from 'vitest'
import type { DealSum } from '../../../contract/x/deals.ts'
import { pipelineOf } from './pipeline.ts'

const sum = (dealStatus: DealSum['dealStatus'], currency: string, month: string, value: string, count = 1): DealSum => ({
  ...{ dealStatus, currency, month, value, count },
  price: value,
})

it('adds up what is pending and what was won this year, exactly and by currency', () => {
  const sums = [
    sum('pending', 'USD', '', '0.1'),
    sum('pending', 'EUR', '2026-12', '77800.5', 3),
    sum('pending', 'EUR', '2027-01', '0.25'),
    sum('won', 'EUR', '2026-02', '100'),
    sum('won', 'EUR', '2025-12', '900'),
    sum('won', 'GBP', '2026-11', '999999999999999999.5'),
    sum('lost', 'JPY', '2026-11', '5'),
  ]
  expect(pipelineOf(sums, '2026')).toEqual({
    count: 5,
    lines: [
      { currency: 'EUR', pending: '77800.75', won: '100' },
      { currency: 'GBP', pending: '0', won: '999999999999999999.5' },
      { currency: 'USD', pending: '0.1', won: '0' },
    ],
  })
})
