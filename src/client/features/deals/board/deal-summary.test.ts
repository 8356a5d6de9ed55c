import { describe, expect, it } from 'vitest'
import type { Deal } from '../../../../contract/deals/deals.ts'
import { beginMove, endMove, refuseMove, sumsIn } from './deal-summary.ts'

const deals = ['1', '2'].map((id) => ({ id, currency: 'EUR', value: '850', dealStatus: 'pending' }) as Deal)
const move = { deals, to: 'won' } as const
const sums = (pending: string, won: string) => [
  { dealStatus: 'pending' as const, currency: 'EUR', count: 1, price: pending, value: pending },
  { dealStatus: 'won' as const, currency: 'EUR', count: 1, price: won, value: won },
]
const before = sums('1700', '1000')
const valuesIn = (read: typeof before, moving: ReturnType<typeof endMove>) =>
  (['pending', 'won'] as const).map((status) => sumsIn(read, status, moving)[0]?.value)

describe('the sums of a board while deals move', () => {
  it('count a move at once', () => {
    expect(valuesIn(before, beginMove(undefined, before, move))).toEqual(['0', '2700'])
  })

  it('count each deal once when they are read again half-way through a move', () => {
    expect(valuesIn(sums('850', '1850'), beginMove(undefined, before, move))).toEqual(['0', '2700'])
  })

  it('count two moves from the same sums, until both have settled', () => {
    const back = { deals: [{ ...deals[0], dealStatus: 'won' } as Deal], to: 'pending' } as const
    const both = beginMove(beginMove(undefined, before, move), sums('850', '1850'), back)
    expect(valuesIn(before, both)).toEqual(['850', '1850'])
    expect(valuesIn(before, endMove(both))).toEqual(['850', '1850'])
    expect(valuesIn(sums('850', '1850'), endMove(endMove(both)))).toEqual(['850', '1850'])
  })

  it('drop a refused move at once', () => {
    expect(valuesIn(before, refuseMove(beginMove(undefined, before, move), move))).toEqual(['1700', '1000'])
  })
})
