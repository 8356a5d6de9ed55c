import { moneyFormat } from './amount-formats.ts'
import type { AmountReading } from './read-amount.ts'

/** A line that begins with an amount. `amountText` is how the amount is written. */
export interface AmountLine {
  readonly reading: AmountReading
  readonly amountText: string
  readonly notes: string
}

const advice = 'Begin with the amount, such as “12.50 Train to Oslo”.'
/** "1 250 000,00 kr" has as many words. */
const most = 5

/** Reads the longest beginning of a line that is an amount: "1 250,00 kr" of "1 250,00 kr Hotel". */
export const readAmountLine = (line: string, currency: string): AmountLine => {
  const format = moneyFormat(currency)
  const words = [...line.trim().matchAll(/\S+/g)]
  const beginnings = words.slice(0, most).map((word) => line.trim().slice(0, word.index + word[0].length))
  const readings = beginnings.map((amountText) => ({ amountText, reading: format.read(amountText) }))
  const found = readings.findLast(({ reading, amountText }) => !('fault' in reading) || (reading.isOtherCurrency && /\d/.test(amountText)))
  if (found === undefined) return { reading: { fault: advice }, amountText: '', notes: '' }
  return { ...found, notes: line.trim().slice(found.amountText.length).trim() }
}
