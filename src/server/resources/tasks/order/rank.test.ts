import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankAfter, ranksInOrder } from './rank.ts'

const rising = (ranks: string[]) => ranks.every((rank, i) => i === 0 || (ranks[i - 1] as string) < rank)
const rank = fc.option(
  fc.tuple(fc.integer({ min: 499_999_990, max: 500_000_010 }), fc.stringMatching(/^[0-9]{0,3}[1-9]$|^$/)).map(([n, rest]) => `${n}${rest}`),
  { nil: undefined },
)

describe('ranks in a new order', () => {
  it('always rise, one for each item', () => {
    fc.assert(
      fc.property(fc.array(rank, { maxLength: 60 }), (before) => {
        const after = ranksInOrder(before)
        expect(after).toHaveLength(before.length)
        expect(rising(after)).toBe(true)
      }),
    )
  })

  it('stay the same except for moved items', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { minLength: 2, maxLength: 50 }), fc.nat(), fc.nat(), (made, a, b) => {
        const ranks = made.toSorted((x, y) => x - y).map((n) => String(500_000_000 + n))
        expect(ranksInOrder(ranks)).toEqual(ranks)
        const moved = [...ranks]
        const [one] = moved.splice(a % ranks.length, 1) as [string]
        moved.splice(b % ranks.length, 0, one)
        const changed = ranksInOrder(moved).filter((after, i) => after !== moved[i])
        expect(changed.length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('stay short even after many moves to one position', () => {
    let ranks = ['500000000', '500000001']
    for (let n = 0; n < 500; n += 1) {
      ranks = ranksInOrder([ranks[0], undefined, ...ranks.slice(1)])
      expect(rising(ranks)).toBe(true)
    }
    expect(Math.max(...ranks.map((one) => one.length))).toBeLessThanOrEqual(40)
  })

  it('continue after the last and before the first', () => {
    expect(rankAfter(undefined) < rankAfter(rankAfter(undefined))).toBe(true)
    expect(rankAfter('5000000005')).toBe('500000001')
    expect(ranksInOrder([undefined, undefined, '500000000'])).toEqual(['499999998', '499999999', '500000000'])
  })
})
