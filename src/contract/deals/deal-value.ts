import { readDecimal, writeDecimal } from '../wire/decimal.ts'
import type { PriceType } from './deals.ts'

const places = 4
/** The maximum number of decimals in a value: those of the price plus those of the duration. */
export const valuePlaces = 2 * places

/** A price and what it applies to; empty text if unset. */
export interface Priced {
  price: string
  priceType: PriceType
  duration: string
}

/** Returns the expected value in units of `valuePlaces` decimals: the price times the duration (1 if absent), or just the price if it is fixed. */
export const scaledValue = ({ price, priceType, duration }: Priced): bigint | undefined => {
  if (price === '') return undefined
  const times = priceType === 'fixed' || duration === '' ? 10n ** BigInt(places) : readDecimal(duration, places)
  return readDecimal(price, places) * times
}

/** Returns the expected value as exact decimal text; `undefined` without a price. */
export const dealValue = (priced: Priced): string | undefined => {
  const value = scaledValue(priced)
  return value === undefined ? undefined : writeDecimal(value, valuePlaces)
}

/** Adds a value to another or, with −1, subtracts it. Values are exact decimal text. */
export const addValues = (a: string, b: string, sign: 1n | -1n = 1n): string =>
  writeDecimal(readDecimal(a, valuePlaces) + sign * readDecimal(b, valuePlaces), valuePlaces)
