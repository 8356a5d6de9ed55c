import { formatDate } from '../../ui/dates/format-date.ts'
import { dateFault, parseDate } from '../../ui/dates/parse-date.ts'
import { amountFault, amountText, readAmount } from '../money/read-amount.ts'

/** How a value is written and read in a text field. Empty text is no value. */
export interface Format<V> {
  readonly toText: (value: V) => string
  /** Returns the value, or `undefined` when the text cannot be read. */
  readonly parse: (text: string) => V | undefined
  /** The message about a text that cannot be read. */
  readonly faultOf: (text: string) => string
  readonly placeholder: string
  readonly inputMode?: 'numeric' | 'decimal'
}

/** A day: `2026-11-17`, read as people write it. */
export const dateFormat: Format<string> = {
  toText: formatDate,
  parse: (text) => parseDate(text, new Date()),
  faultOf: (text) => dateFault(text, new Date()) ?? '',
  placeholder: '17 Nov 2026',
}

/** A whole number. */
export const numberFormat: Format<number> = {
  toText: String,
  parse: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
  faultOf: () => 'Use a whole number.',
  placeholder: '0',
  inputMode: 'numeric',
}

/** An amount of money as decimal text, `1234.50`; never a binary fraction. */
export const moneyFormat: Format<string> = {
  toText: amountText,
  parse: (text) => (amountFault(text) === undefined ? readAmount(text) : undefined),
  faultOf: (text) => amountFault(text) ?? '',
  placeholder: '0.00',
  inputMode: 'decimal',
}
