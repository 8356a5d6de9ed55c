import type { DecimalMark } from './decimal-mark.ts'
import { plainNumberText } from './number-text.ts'
import { type AmountReading, readAmount } from './read-amount.ts'

const advice = 'Use hours such as 2.5, 1h 30m or 1:30.'

const hour = String.raw`(?:h|hrs?|hours?|std|stunden?|heures?|horas?)\.?`
const minute = String.raw`(?:m|mins?|minut[eo]s?|minuten)\.?`

/** `1h 30m`, `1 h 30`, `45 min`, `1:30` */
const hoursAndMinutes = new RegExp(
  `^(?:(\\d{1,4}) ?${hour}(?:,? ?(?:and )?(\\d{1,2}) ?(?:${minute})?)?|(\\d{1,5}) ?${minute}|(\\d{1,4}):([0-5]\\d)(?: ?${hour})?)$`,
  'i',
)
const hoursBehind = new RegExp(` ?${hour}$`, 'i')

/** Reads hours as a number or as hours and minutes. Minutes are written as hundredths of an hour. */
export const readHours = (typed: string, mark: DecimalMark | undefined): AmountReading => {
  const text = plainNumberText(typed)
  const [found, hours, more, minutes, clock, past] = hoursAndMinutes.exec(text) ?? []
  if (found !== undefined) {
    const hundredths = Math.round((Number(hours ?? clock ?? 0) * 60 + Number(more ?? minutes ?? past ?? 0)) / 0.6)
    return { amount: String(hundredths / 100) }
  }
  const reading = readAmount(text.replace(hoursBehind, ''), { mark, advice })
  return 'amount' in reading && reading.amount.startsWith('-') ? { fault: advice } : reading
}

/** Reads hours as an estimate has them: at most 9999, in hundredths. */
export const readEstimate = (typed: string, mark: DecimalMark | undefined): AmountReading => {
  const reading = readHours(typed, mark)
  if (!('amount' in reading)) return reading
  const amount = reading.amount.replace(/(\.\d\d)0+$/, '$1')
  if (/\.\d{3}/.test(amount)) return { fault: 'Use at most 2 decimals.' }
  return /^\d{1,4}(\.|$)/.test(amount) ? { ...reading, amount } : { fault: 'Use at most 9999 hours.' }
}
