import { written } from './values.ts'
import { coded, type Schema } from './wire.ts'

const decimal = '[0-9]{1,15}(\\.[0-9]{1,4})?'

/** Whether a text is an amount of money. */
export const isAmount = (text: string) => new RegExp(`^-?${decimal}$`).test(text)

/** Returns decimal text without leading zeros and without a minus before zero: `"0005.50"` is `"5.50"`, `"-0"` is `"0"`. */
export const canonicalAmount = (text: string): string => text.replace(/^(-?)0+(?=\d)/, '$1').replace(/^-(?=[0.]+$)/, '')

const canonical = (amount: Schema<string>): Schema<string> => coded(amount, canonicalAmount, (text) => text)

/** An amount of money as exact decimal text, never a number. */
export const money = canonical(
  written(`-?${decimal}`, '1250.50', 'An amount is written like 1250 or 1250.50: at most 15 digits, and 4 after the point.'),
)

/** An amount that an empty string clears. */
export const moneyOrNone = canonical(
  written(`(-?${decimal})?`, '85.00', 'An amount is written like 1250 or 1250.50; an empty string clears it.'),
)
/** A quantity of zero or more; an empty string clears it. */
export const quantityOrNone = canonical(written(`(${decimal})?`, '320', 'Use a number such as 12 or 7.5; an empty string clears it.'))

/** Codes that are not currencies. */
const noCurrency = new Set(['XXX', 'XTS'])
let known: Set<string> | undefined
// Created on first use, because the contact list does not need it.
/** Returns the codes of all currencies. */
export const currencies = (): ReadonlySet<string> => {
  known ??= new Set(Intl.supportedValuesOf('currency').filter((code) => !noCurrency.has(code)))
  return known
}
/** An ISO 4217 code. */
export const currency = written('[A-Z]{3}', 'EUR', 'Use a three-letter ISO 4217 currency code, such as EUR.', (code) =>
  currencies().has(code),
)
