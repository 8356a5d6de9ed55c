import { describe, expect, it } from 'vitest'
import type { Deal } from '../../../contract/deals/deals.ts'
import { missingIn, sumsIn } from './deal-summary.ts'

const deal = { id: '1', currency: 'EUR', value: '850', dealStatus: 'pending' } as Deal
const move = { deals: [deal], to: 'won' } as const
const row = (dealStatus: 'pending' | 'won', value: string) => ({ dealStatus, currency: 'EUR', count: 1, price: value, value })
const before = [row('pending', '850'), row('won', '1000')]
const after = [row('pending', '0'), row('won', '1850')]
const valueIn = (summary: typeof before, readAt: number, writtenAt?: number) =>
  (['pending', 'won'] as const).map((status) => sumsIn(summary, status, missingIn([{ ...move, writtenAt }], readAt))[0]?.value)

describe('the sums of a board while a deal moves', () => {
  it('count the move at once, and until the service has summed up again', () => {
    expect(valueIn(before, 100)).toEqual(['0', '1850'])
    expect(valueIn(before, 100, 200)).toEqual(['0', '1850'])
  })

  it('count it once when they have been read again since it was written', () => {
    expect(valueIn(after, 300, 200)).toEqual(['0', '1850'])
  })
})
