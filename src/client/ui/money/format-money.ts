/** Creates a format for each currency once. */
const perCurrency = (optionsOf: (currency: string) => Intl.NumberFormatOptions) => {
  const made = new Map<string, Intl.NumberFormat>()
  return (currency: string) => {
    const format = made.get(currency) ?? new Intl.NumberFormat('en', optionsOf(currency))
    made.set(currency, format)
    return format
  }
}
/** Returns the decimals that a currency has: two for the euro, none for the yen, three for the Kuwaiti dinar. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Amounts are never rounded, so that a sum agrees with what it adds. A value has up to 8 decimals, whatever its currency has. */
const unrounded = { maximumFractionDigits: 8, signDisplay: 'negative' } as const
const amounts = perCurrency((currency) => ({ style: 'currency', currency, ...unrounded, trailingZeroDisplay: 'stripIfInteger' }))
const sums = perCurrency((currency) => ({
  minimumFractionDigits: decimalsOf(currency),
  ...unrounded,
  trailingZeroDisplay: 'stripIfInteger',
}))
const figures = perCurrency((currency) => ({ minimumFractionDigits: decimalsOf(currency), ...unrounded }))
const plain = new Intl.NumberFormat('en', unrounded)

/** An amount as the formats take it: decimal text is formatted exactly. */
const exact = (amount: string) => amount as Intl.StringNumericLiteral

/** `€85.125`, `$85.50`, `NOK 1,200`: an amount with all of its decimals. */
export const formatMoney = (amount: string, currency: string): string => amounts(currency).format(exact(amount))

/** `27,200`, `85.50`: an amount without its currency, where that stands beside it. */
export const formatSum = (amount: string, currency: string): string => sums(currency).format(exact(amount))

/** `27,200.00`: an amount without its currency, with at least the decimals that the currency has, for columns of figures. */
export const formatFigure = (amount: string, currency: string): string => figures(currency).format(exact(amount))

/** `7.5`: a quantity. */
export const formatQuantity = (amount: string): string => plain.format(exact(amount))
