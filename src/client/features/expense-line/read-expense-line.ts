import { type AmountFormat, moneyFormat } from '../../kit/money/amount-formats.ts'
import type { AmountReading } from '../../kit/money/read-amount.ts'
import { notesFault } from '../expenses/expense-format.ts'

/** An expense as one line says it. `amountText` is how the amount is written. */
export interface ExpenseLine {
  readonly reading: AmountReading
  readonly amountText: string
  readonly notes: string
}

const advice = 'Begin with the amount, such as “12.50 Train to Oslo”.'
/** "1 250 000,00 kr" has as many words. */
const most = 5

/** Reads the longest beginning of a line that is an amount: "1 250,00 kr" of "1 250,00 kr Hotel". */
export const readExpenseLine = (line: string, currency: string): ExpenseLine => {
  const format: AmountFormat = moneyFormat(currency)
  const words = [...line.trim().matchAll(/\S+/g)]
  const beginnings = words.slice(0, most).map((word) => line.trim().slice(0, word.index + word[0].length))
  const readings = beginnings.map((amountText) => ({ amountText, reading: format.read(amountText) }))
  const found = readings.findLast(({ reading, amountText }) => !('fault' in reading) || (reading.isOtherCurrency && /\d/.test(amountText)))
  if (found === undefined) return { reading: { fault: advice }, amountText: '', notes: '' }
  return { ...found, notes: line.trim().slice(found.amountText.length).trim() }
}

/** Returns the message about a line that cannot be added. */
export const expenseLineFault = (line: string, currency: string): string | undefined => {
  const { reading, amountText, notes } = readExpenseLine(line, currency)
  if ('amount' in reading) return notesFault(notes)
  return 'fault' in reading ? reading.fault : moneyFormat(currency).faultOf(amountText)
}
