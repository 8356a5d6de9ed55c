import type { DecimalMark } from './decimal-mark.ts'
import { plainNumberText } from './number-text.ts'
import { type AmountReading, readAmount } from './read-amount.ts'

const advice = 'Use hours such as 2.5, 1h 30m or 1:30.'

/** `1h 30m`, `1 h 30`, `45 min`, `1:30` */
const hoursAndMinutes =
  /^(?:(\d{1,4}) ?(?:h|hrs?|hours?)(?: ?(?:and )?(\d{1,2}) ?(?:m|mins?|minutes?)?)?|(\d{1,5}) ?(?:m|mins?|minutes?)|(\d{1,4}):([0-5]\d))$/i

/** Reads hours as a number or as hours and minutes. Minutes are written as hundredths of an hour. */
export const readHours = (typed: string, mark: DecimalMark | undefined): AmountReading => {
  const text = plainNumberText(typed)
  const [found, hours, more, minutes, clock, past] = hoursAndMinutes.exec(text) ?? []
  if (found !== undefined) {
    const hundredths = Math.round((Number(hours ?? clock ?? 0) * 60 + Number(more ?? minutes ?? past ?? 0)) / 0.6)
    return { amount: String(hundredths / 100) }
  }
  const reading = readAmount(text.replace(/ ?(h|hrs?|hours?)$/i, ''), { mark, advice })
  if (!('amount' in reading)) return reading
  if (/\.\d{3}/.test(reading.amount.replace(/0+$/, ''))) return { fault: 'Use at most 2 decimals.' }
  return /^\d{1,4}(\.|$)/.test(reading.amount) ? { ...reading, amount: reading.amount.replace(/(\.\d\d)0+$/, '$1') } : { fault: advice }
}
