import { decimalsOf, formatMoney, formatQuantity, formatSum } from '../../ui/money/format-money.ts'
import type { Format } from '../edit/formats.ts'
import { decimalMark, isMarkChosen } from './decimal-mark.ts'
import { type AmountReading, amountText, readAmount } from './read-amount.ts'
import { readEstimate, readHours } from './read-hours.ts'

/** How an amount is written and read: decimal text such as `1234.50`, never a binary fraction. */
export interface AmountFormat extends Format<string> {
  readonly read: (text: string) => AmountReading
  /** What an amount will be shown as. */
  readonly show: (amount: string) => string
  /** One of two readings, to choose from. */
  readonly choice: (amount: string) => string
}

const formatOf = (format: Pick<AmountFormat, 'read' | 'show' | 'choice' | 'placeholder'>): AmountFormat => ({
  ...format,
  toText: amountText,
  parse: (text) => {
    const reading = format.read(text)
    return 'amount' in reading ? reading.amount : undefined
  },
  faultOf: (text) => {
    const reading = format.read(text)
    if ('choices' in reading) return `Is this ${reading.choices.map(format.choice).join(' or ')}?`
    return 'fault' in reading ? reading.fault : ''
  },
  inputMode: 'decimal',
})

/** An amount of money in a currency. */
export const moneyFormat = (currency: string): AmountFormat =>
  formatOf({
    read: (text) => readAmount(text, { currency, mark: decimalMark(), isChosen: isMarkChosen() }),
    show: (amount) => {
      const isFiner = decimalsOf(currency) === 0 && /\.\d*[1-9]/.test(amount)
      return `${formatMoney(amount, currency)}${isFiner ? ` (${currency} usually has no decimals)` : ''}`
    },
    choice: (amount) => formatSum(amount, currency),
    placeholder: '0.00',
  })

/** A number of months, years or things. */
export const quantityFormat: AmountFormat = formatOf({
  read: (text) => readAmount(text, { mark: decimalMark(), advice: 'Use a number such as 12 or 7.5.' }),
  show: formatQuantity,
  choice: formatQuantity,
  placeholder: '0',
})

const hours = { show: (amount: string) => `${formatQuantity(amount)} h`, choice: formatQuantity, placeholder: '0' }

/** Hours, as a number or as hours and minutes: "2.5", "1h 30m", "1:30". */
export const hoursFormat: AmountFormat = formatOf({ ...hours, read: (text) => readHours(text, decimalMark()) })

/** The hours that a task is estimated at. */
export const estimateFormat: AmountFormat = formatOf({ ...hours, read: (text) => readEstimate(text, decimalMark()) })

/** Whether a typed amount says by itself what it will be shown as. */
export const isPlainAmount = (text: string): boolean => /^-?\d{1,3}(\.\d{1,2})?$|^$/.test(text.trim())
