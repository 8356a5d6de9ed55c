import { valuePlaces } from '../../../contract/deals/deal-value.ts'
import type { Deal, PriceType } from '../../../contract/deals/deals.ts'
import { readDecimal, writeDecimal } from '../../../contract/wire/decimal.ts'
import { formatPrice, formatQuantity, formatValue } from '../../ui/money/format-money.ts'

/** What deals say about money; empty texts are unset. */
export type Money = Pick<Deal, 'currency' | 'price' | 'priceType' | 'duration'>

const per: Record<Exclude<PriceType, 'fixed'>, string> = { hour: 'an hour', month: 'a month', year: 'a year' }

/** How the value comes about: "fixed", "€85 an hour × 320 h". Empty without a price. */
export const priceWords = ({ currency, price, priceType, duration }: Money): string => {
  if (!price) return ''
  if (priceType === 'fixed') return 'fixed'
  const times = duration ? ` × ${formatQuantity(duration)}${priceType === 'hour' ? ' h' : ''}` : ''
  return `${formatPrice(price, currency)} ${per[priceType]}${times}`
}

/** "€27,200", or a dash without a price. */
export const valueWords = ({ value, currency }: Pick<Deal, 'value' | 'currency'>): string =>
  value === undefined ? '–' : formatValue(value, currency)

/** "€27,200 (€85 an hour × 320 h)" */
export const moneyWords = (deal: Deal): string => (deal.value === undefined ? '' : `${valueWords(deal)} (${priceWords(deal)})`)

/** Adds a value to another or, with −1, subtracts it. Values are exact decimal text. */
export const addValues = (a: string, b: string, sign: 1n | -1n = 1n): string =>
  writeDecimal(readDecimal(a, valuePlaces) + sign * readDecimal(b, valuePlaces), valuePlaces)
