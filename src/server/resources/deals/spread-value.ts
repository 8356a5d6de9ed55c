import { scaledValue, valuePlaces } from '../../../contract/deals/deal-value.ts'
import { readDecimal } from '../../../contract/wire/decimal.ts'
import type { DealRow } from '../../core/store/tables.ts'
import { lastMonth, monthAfter } from './deal-months.ts'

/** A longer deal has the rest of its value in its last month. */
const mostMonths = 600
const places = 4

/** Returns the decimals that a currency has. */
const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/**
 * Spreads the value of a deal by the month or year over the months from `first`, in units of `valuePlaces` decimals. Shares are whole in the
 * smallest unit of the currency, and the last one makes up the exact value.
 */
export const spreadValue = (
  deal: Pick<DealRow, 'price' | 'priceType' | 'duration' | 'currency'>,
  first: string,
): [month: string, value: bigint][] => {
  const value = scaledValue(deal as Parameters<typeof scaledValue>[0]) ?? 0n
  const scale = 10n ** BigInt(places)
  const months = readDecimal(deal.duration || '1', places) * (deal.priceType === 'year' ? 12n : 1n)
  const unit = 10n ** BigInt(valuePlaces - decimalsOf(deal.currency))
  const shares: [string, bigint][] = []
  let given = 0n
  for (let [month, n] = [first, 1n]; ; month = monthAfter(month), n += 1n) {
    const isLast = n * scale >= months || month === lastMonth || n === BigInt(mostMonths)
    const until = isLast ? value : ((value * n * scale) / months / unit) * unit
    shares.push([month, until - given])
    given = until
    if (isLast) return shares
  }
}
