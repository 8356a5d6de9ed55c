import { expect, it } from 'vitest'
import type { Deal } from '../../../../contract/deals/deals.ts'
import { dealOrder } from './deal-order.ts'

const deal = (id: number, name: string, more: Partial<Deal> = {}) =>
  ({ id: String(id), name, createdAt: `2026-11-0${id}`, ...more }) as Deal
const ids = (deals: readonly Deal[], sort: Parameters<typeof dealOrder>[0]) => deals.toSorted(dealOrder(sort)).map(({ id }) => id)

it('sorts deals by name as the service does: without case and accents, those with the same letters by age', () => {
  const deals = [deal(5, 'Muller'), deal(4, 'Müller'), deal(3, 'zebra'), deal(2, 'Straße'), deal(1, '会議')]
  expect(ids(deals, 'name')).toEqual(['4', '5', '2', '3', '1'])
  expect(ids(deals, '-name')).toEqual(['1', '3', '2', '5', '4'])
})

it('sorts deals without a value first and those without an expected day last', () => {
  const deals = [
    deal(1, 'A', { value: '2.5', expectedOn: '2026-12-01' }),
    deal(2, 'B'),
    deal(3, 'C', { value: '-1', expectedOn: '2026-11-30' }),
  ]
  expect(ids(deals, 'value')).toEqual(['2', '3', '1'])
  expect(ids(deals, 'expected')).toEqual(['3', '1', '2'])
})
