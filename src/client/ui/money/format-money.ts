/** Creates a format for each currency once. */
const perCurrency = (optionsOf: (currency: string) => Intl.NumberFormatOptions) => {
  const made = new Map<string, Intl.NumberFormat>()
  return (currency: string) => {
    const format = made.get(currency) ?? new Intl.NumberFormat('en', optionsOf(currency))
    made.set(currency, format)
    return format
  }
}
/** The decimals that a currency has: two for the euro, none for the yen. */
const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Prices may have up to 4 decimals, whatever their currency has. */
const prices = perCurrency((currency) => ({
  style: 'currency',
  currency,
  maximumFractionDigits: 8,
  trailingZeroDisplay: 'stripIfInteger',
}))
const values = perCurrency((currency) => ({ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }))
const sums = perCurrency((currency) => ({
  minimumFractionDigits: decimalsOf(currency),
  maximumFractionDigits: decimalsOf(currency),
  trailingZeroDisplay: 'stripIfInteger',
}))
const figures = perCurrency((currency) => ({ minimumFractionDigits: decimalsOf(currency), maximumFractionDigits: 8 }))
const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 8 })

/** An amount as the formats take it: decimal text is formatted exactly. */
const exact = (amount: string) => amount as Intl.StringNumericLiteral

/** `€85.125`, `$85.50`, `NOK 1,200`: a price with all of its decimals. */
export const formatPrice = (amount: string, currency: string): string => prices(currency).format(exact(amount))

/** `€27,200`, `$85.50`: a value, rounded to the decimals that the currency has. */
export const formatValue = (amount: string, currency: string): string => values(currency).format(exact(amount))

/** `27,200`: a value without its currency, where that stands beside it. */
export const formatSum = (amount: string, currency: string): string => sums(currency).format(exact(amount))

/** `27,200.00`: an amount without its currency, with at least the decimals that the currency has, for columns of figures. */
export const formatFigure = (amount: string, currency: string): string => figures(currency).format(exact(amount))

/** `7.5`: a quantity. */
export const formatQuantity = (amount: string): string => plain.format(exact(amount))
