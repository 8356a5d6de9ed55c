import { readDecimal, writeDecimal } from '../wire/decimal.ts'
import type { PriceType } from './deals.ts'

const places = 4
/** How many decimals a value can have: those of the price and those of the duration. */
export const valuePlaces = 2 * places

/** A price and what it is for; empty text where nothing was said. */
export interface Priced {
  price: string
  priceType: PriceType
  duration: string
}

/** What a deal is expected to bring, in parts of `valuePlaces` decimals: the price, times the duration (1 where absent) unless it is fixed. */
export const scaledValue = ({ price, priceType, duration }: Priced): bigint | undefined => {
  if (price === '') return undefined
  const times = priceType === 'fixed' || duration === '' ? 10n ** BigInt(places) : readDecimal(duration, places)
  return readDecimal(price, places) * times
}

/** The same as exact decimal text; `undefined` where there is no price. */
export const dealValue = (priced: Priced): string | undefined => {
  const value = scaledValue(priced)
  return value === undefined ? undefined : writeDecimal(value, valuePlaces)
}
