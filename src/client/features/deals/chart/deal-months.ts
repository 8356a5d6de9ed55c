import { addValues } from '../../../../contract/deals/deal-value.ts'
import type { DealStatus } from '../../../../contract/deals/deals.ts'
import type { DealSum } from '../../../../contract/x/deals.ts'
import { currenciesOf, monthWords, noMonth } from '../deal-words.ts'

/** One row of the table: a month, deals without one, or everything before or after the months shown. */
export interface MonthRow {
  readonly key: string
  readonly label: string
  /** The month as the list of deals filters by it; undefined for several months. */
  readonly month?: string
  /** The sums of each currency and status. */
  readonly sums: ReadonlyMap<string, { readonly value: string; readonly count: number }>
}

/** The key of a sum in a row. */
export const sumKey = (currency: string, status: DealStatus): string => `${currency} ${status}`

const sumUp = (sums: readonly DealSum[]): MonthRow['sums'] => {
  const found = new Map<string, { value: string; count: number }>()
  for (const { currency, dealStatus, value, count } of sums) {
    const key = sumKey(currency, dealStatus)
    const known = found.get(key) ?? { value: '0', count: 0 }
    found.set(key, { value: addValues(known.value, value), count: known.count + count })
  }
  return found
}

/** The sums by month as the chart and the table show them. */
export const layOut = (summary: readonly DealSum[], months: readonly string[]) => {
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const row = (key: string, label: string, belongs: (month: string) => boolean, month?: string): MonthRow => ({
    key,
    label,
    ...(month && { month }),
    sums: sumUp(summary.filter((sum) => belongs(sum.month ?? noMonth))),
  })
  const isMonth = (month: string) => month !== noMonth
  const shown = [...months, noMonth].map((month) => row(month, monthWords(month), (each) => each === month, month))
  const earlier = row('earlier', `Before ${monthWords(first)}`, (month) => isMonth(month) && month < first)
  const later = row('later', `After ${monthWords(last)}`, (month) => isMonth(month) && month > last)
  const all = [earlier, ...shown.slice(0, -1), later, ...shown.slice(-1)]
  return {
    currencies: currenciesOf(summary),
    /** The months and the deals without one, as the chart shows them. */
    shown,
    /** The rows of the table: also what lies outside the months, where there is anything. */
    rows: all.filter((each) => months.includes(each.key) || each.sums.size > 0),
    total: row('total', 'Total', () => true),
  }
}
