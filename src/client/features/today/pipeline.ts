import { addValues } from '../../../contract/deals/deal-value.ts'
import type { DealSum } from '../../../contract/x/deals.ts'
import { currenciesOf } from '../deals/deal-words.ts'

/** The deals of one currency: what is pending, and what was won this year. Values are exact decimal text. */
interface PipelineLine {
  readonly currency: string
  readonly pending: string
  readonly won: string
}
export interface Pipeline {
  readonly lines: readonly PipelineLine[]
  /** The number of pending deals. */
  readonly count: number
}

const sumOf = (sums: readonly DealSum[]) => sums.reduce((total, { value }) => addValues(total, value), '0')

/** Adds up monthly sums to one line per currency. */
export const pipelineOf = (sums: readonly DealSum[], year: string): Pipeline => {
  const pending = sums.filter(({ dealStatus }) => dealStatus === 'pending')
  const won = sums.filter(({ dealStatus, month }) => dealStatus === 'won' && month?.startsWith(`${year}-`))
  const shown = new Set([...pending, ...won].map(({ currency }) => currency))
  const currencies = currenciesOf(sums).map(({ code }) => code)
  const lines = currencies
    .filter((code) => shown.has(code))
    .map((currency) => ({
      currency,
      pending: sumOf(pending.filter((sum) => sum.currency === currency)),
      won: sumOf(won.filter((sum) => sum.currency === currency)),
    }))
  return { lines, count: pending.reduce((total, { count }) => total + count, 0) }
}
