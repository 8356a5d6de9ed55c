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
const numberOfThings = /^\d{1,3}(?:\s\d{3})*[x×]?$/
const looksLikeAmount = /[.,]\d\d(?:\s*\p{Sc})?$|\p{Sc}/u

/** "12 500 g coffee" is an amount and a weight. */
const grouped = /^\d{1,3}(?:\s\d{3})+$/
const measure = /^\s+(?:[mk]?g|t|[mcd]?l|[mck]?m|oz|lbs?|ft|[MGT]B|k?Wh?|pcs|x|×|%)(?!\p{L})/u

/** What sets the description apart from the amount. */
const separator = /^\s*[:;,–—-]\s+/

/** Reads the longest beginning of a line that is an amount: "1 250,00 kr" of "1 250,00 kr Hotel". After a number of things it is the end. */
export const readAmountLine = (line: string, currency: string): AmountLine => {
  const format = moneyFormat(currency)
  const text = line.trim()
  const words = [...text.matchAll(/\S+/g)]
  const readings = words.slice(0, most).map((word) => {
    const amountText = text.slice(0, word.index + word[0].length).replace(/[:;]$/, '')
    return { amountText, rest: text.slice(amountText.length), reading: format.read(amountText) }
  })
  const found = readings.findLast(
    ({ reading, amountText, rest }) =>
      (!('fault' in reading) || (reading.isNearly && /\d/.test(amountText))) && !(grouped.test(amountText) && measure.test(rest)),
  )
  const beginning = found?.amountText ?? words[0]?.[0] ?? ''
  const ends = numberOfThings.test(beginning) ? words.filter(({ index }) => index > beginning.length + 1).slice(-most) : []
  for (const { index } of ends) {
    const amountText = text.slice(index)
    const reading = looksLikeAmount.test(amountText) ? format.read(amountText) : undefined
    if (reading && 'amount' in reading) return { reading, amountText, notes: text.slice(0, index).trim() }
  }
  if (found === undefined) return { reading: { fault: advice }, amountText: '', notes: '' }
  return { reading: found.reading, amountText: found.amountText, notes: found.rest.replace(separator, '').trim() }
}
