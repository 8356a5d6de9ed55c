import { valuePlaces } from '../../../../contract/deals/deal-value.ts'
import type { Deal } from '../../../../contract/deals/deals.ts'
import { compareNames, compareText } from '../../../../contract/name-order.ts'
import { readDecimal } from '../../../../contract/wire/decimal.ts'
import { inOrder } from '../../../kit/board/board-rows.ts'
import type { DealSearch } from '../deal-search.ts'

/** Less than any value, for deals without a price. */
const noValue = -(10n ** 40n)
const worthOf = ({ value }: Deal) => (value === undefined ? noValue : readDecimal(value, valuePlaces))
const dayOf = ({ expectedOn = '9999' }: Deal) => expectedOn
const comparisons = {
  created: (a: Deal, b: Deal) => compareText(a.createdAt, b.createdAt),
  value: (a: Deal, b: Deal) => Number(worthOf(a) > worthOf(b)) - Number(worthOf(a) < worthOf(b)),
  expected: (a: Deal, b: Deal) => compareText(dayOf(a), dayOf(b)),
  name: (a: Deal, b: Deal) => compareNames(a.name, b.name),
}

/** Returns the order of a sort, which is that of the service: a card that moves stays where it was put. */
export const dealOrder = (sort: DealSearch['sort']) => inOrder(sort, comparisons[sort.replace('-', '') as keyof typeof comparisons])
