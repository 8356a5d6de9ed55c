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

/** "2" of "2 coffees 9.80" counts things: the end looks more like an amount. */
const isNumberOfThings = (text: string) => /^\d{1,3}$/.test(text)
const looksLikeAmount = /[.,]\d\d(?:\s*\p{Sc})?$|\p{Sc}/u

/** Reads the longest beginning of a line that is an amount: "1 250,00 kr" of "1 250,00 kr Hotel". After a number of things it is the end. */
export const readAmountLine = (line: string, currency: string): AmountLine => {
  const format = moneyFormat(currency)
  const words = [...line.trim().matchAll(/\S+/g)]
  const beginnings = words.slice(0, most).map((word) => line.trim().slice(0, word.index + word[0].length))
  const readings = beginnings.map((amountText) => ({ amountText, reading: format.read(amountText) }))
  const found = readings.findLast(({ reading, amountText }) => !('fault' in reading) || (reading.isOtherCurrency && /\d/.test(amountText)))
  if (found === undefined) return { reading: { fault: advice }, amountText: '', notes: '' }
  const ends = isNumberOfThings(found.amountText) ? words.slice(2).slice(-most) : []
  for (const { index } of ends) {
    const amountText = line.trim().slice(index)
    const reading = looksLikeAmount.test(amountText) ? format.read(amountText) : undefined
    if (reading && 'amount' in reading) return { reading, amountText, notes: line.trim().slice(0, index).trim() }
  }
  return { ...found, notes: line.trim().slice(found.amountText.length).trim() }
}
