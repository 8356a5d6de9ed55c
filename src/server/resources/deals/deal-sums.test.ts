import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDeal, dealStatus, listDeals, priceType } from '../../../contract/deals/deals.ts'
import { readDecimal, writeDecimal } from '../../../contract/wire/decimal.ts'
import { getDealSummary } from '../../../contract/x/deals.ts'
import type { DealRow } from '../../core/store/tables.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { dealColumns } from './deal-columns.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const number = (sign: string[]) =>
  fc
    .tuple(fc.constantFrom(...sign), fc.bigInt({ min: 0n, max: 999999999999999n }), fc.nat(9999))
    .map(([minus, whole, part]) => `${minus}${whole}.${String(part).padStart(4, '0')}`)
const priced = fc.record({
  price: fc.oneof(fc.constant(''), number(['', '-'])),
  duration: fc.oneof(fc.constant(''), number([''])),
  priceType: fc.constantFrom(...priceType.options),
})

/** The value in units of eight decimals, computed independently. */
const worth = ({ price, duration, priceType: by }: typeof priced extends fc.Arbitrary<infer T> ? T : never) =>
  readDecimal(price, 4) * (by === 'fixed' || duration === '' ? 10000n : readDecimal(duration, 4))

describe('the stored value of a deal', () => {
  it('sorts by value, with no value first', () => {
    const key = (of: object) => dealColumns.valueKey({ name: 'A', ...of } as DealRow)
    fc.assert(
      fc.property(priced, priced, (one, other) => {
        const [a, b] = [key(one), key(other)]
        const [x, y] = [one, other].map((of) => (of.price === '' ? -(10n ** 40n) : worth(of))) as [bigint, bigint]
        expect([a < b, a === b]).toEqual([x < y, x === y])
      }),
      { numRuns: 1000 },
    )
  })

  it('sums exactly and sorts as the list does', async () => {
    const drawn = fc.array(fc.tuple(priced, fc.constantFrom('EUR', 'JPY'), fc.constantFrom(...dealStatus.options)), { maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(drawn, async (deals) => {
        const { admin } = await world.account()
        const sums = new Map<string, { count: number; price: bigint; value: bigint }>()
        for (const [of, currency, status] of deals) {
          await admin.call(createDeal, { body: { case: { name: 'A', ...of, currency, dealStatus: status } } })
          const sum = sums.get(`${status} ${currency}`) ?? { count: 0, price: 0n, value: 0n }
          sum.count += 1
          if (of.price !== '') sum.price += readDecimal(of.price, 4)
          if (of.price !== '') sum.value += worth(of)
          sums.set(`${status} ${currency}`, sum)
        }
        const { summary } = (await admin.call(getDealSummary)).reply
        expect(summary.map(({ dealStatus, currency }) => `${dealStatus} ${currency}`)).toEqual(
          dealStatus.options.flatMap((status) => ['EUR', 'JPY'].map((code) => `${status} ${code}`).filter((key) => sums.has(key))),
        )
        for (const { dealStatus, currency, count, price, value } of summary) {
          const sum = sums.get(`${dealStatus} ${currency}`)
          expect([count, price, value]).toEqual([sum?.count, writeDecimal(sum?.price ?? 0n, 4), writeDecimal(sum?.value ?? 0n, 8)])
        }
        const listed = (await admin.call(listDeals, { query: { xSort: '-value' } })).reply.deals
        const values = listed.flatMap((deal) => (deal.value === undefined ? [] : [readDecimal(deal.value, 8)]))
        expect(values).toEqual(values.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
        expect(listed.findIndex((deal) => deal.value === undefined)).toBe(values.length === listed.length ? -1 : values.length)
      }),
      { numRuns: 8 },
    )
  })
})
