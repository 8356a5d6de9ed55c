const formats = new Map<string, Intl.NumberFormat>()
/** Amounts have up to 8 decimals: those of a price and those of a duration. */
const decimals = { maximumFractionDigits: 8, trailingZeroDisplay: 'stripIfInteger' } as const

const formatFor = (currency: string) => {
  const made = formats.get(currency) ?? new Intl.NumberFormat('en', { style: 'currency', currency, ...decimals })
  formats.set(currency, made)
  return made
}
const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 8 })

/** An amount as the formats take it: decimal text is formatted exactly. */
const exact = (amount: string) => amount as Intl.StringNumericLiteral

/** `€27,200`, `$85.50`, `NOK 1,200`. The amount is decimal text and stays exact. */
export const formatMoney = (amount: string, currency: string): string => formatFor(currency).format(exact(amount))

/** `27,200`: an amount without its currency, or a quantity. */
export const formatAmount = (amount: string): string => plain.format(exact(amount))

const figures = new Map<string, Intl.NumberFormat>()
const figureFor = (currency: string) => {
  const known = figures.get(currency)
  if (known) return known
  const { minimumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const made = new Intl.NumberFormat('en', { minimumFractionDigits, maximumFractionDigits: 8 })
  figures.set(currency, made)
  return made
}

/** `27,200.00`: an amount without its currency, with the decimals that the currency has, for columns of figures. */
export const formatFigure = (amount: string, currency: string): string => figureFor(currency).format(exact(amount))
