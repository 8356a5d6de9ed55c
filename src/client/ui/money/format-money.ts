import { numberFormat } from '../../locale.ts'

/** Returns the decimals that a currency has: two for the euro, none for the yen, three for the Kuwaiti dinar. */
export const decimalsOf = (currency: string): number =>
  numberFormat({ style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Amounts are never rounded, so that a sum agrees with what it adds. A value has up to 8 decimals, whatever its currency has. */
const unrounded = { maximumFractionDigits: 8, signDisplay: 'negative' } as const
const amountFormat = (currency: string) =>
  numberFormat({ style: 'currency', currency, ...unrounded, trailingZeroDisplay: 'stripIfInteger' })
const sumFormat = (currency: string) =>
  numberFormat({ minimumFractionDigits: decimalsOf(currency), ...unrounded, trailingZeroDisplay: 'stripIfInteger' })
const figureFormat = (currency: string) => numberFormat({ minimumFractionDigits: decimalsOf(currency), ...unrounded })

/** An amount as the formats take it: decimal text is formatted exactly. */
const exact = (amount: string) => amount as Intl.StringNumericLiteral

/** `€85.125`, `$85.50`, `NOK 1,200`: an amount with all of its decimals. */
export const formatMoney = (amount: string, currency: string): string => amountFormat(currency).format(exact(amount))

/** `27,200`, `85.50`: an amount without its currency, where that stands beside it. */
export const formatSum = (amount: string, currency: string): string => sumFormat(currency).format(exact(amount))

/** `+1,700`, `−85.50`: by how much a sum changes. */
export const formatDifference = (amount: string, currency: string): string =>
  `${amount.startsWith('-') ? '−' : '+'}${formatSum(amount.replace('-', ''), currency)}`

/** `27,200.00`: an amount without its currency, with at least the decimals that the currency has, for columns of figures. */
export const formatFigure = (amount: string, currency: string): string => figureFormat(currency).format(exact(amount))

/** `7.5`: a quantity. */
export const formatQuantity = (amount: string): string => numberFormat(unrounded).format(exact(amount))
