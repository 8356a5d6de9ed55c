import { isAmount } from '../../../contract/wire/values.ts'

/** Three digits after a point: a thousand in half of Europe, a fraction elsewhere. */
const ambiguous = /^-?[1-9]\d{0,2}\.\d{3}$/

/**
 * Reads an amount as people type it: `1250`, `1,250.50`, `1.250,50`, `1 250,50`, `1’250`. A comma before exactly three digits separates thousands.
 *
 * @returns decimal text as the service takes it; text that is no amount is returned as it is, for the message about it
 */
export const readAmount = (typed: string): string => {
  const text = typed.replaceAll(/[\s’']/g, '')
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '')
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(text) || /^-?\d{1,3}(\.\d{3}){2,}$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return /^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : text
}

/** Returns what is wrong with a typed amount. Three digits after a point are refused, because they may mean a thousand. */
export const amountFault = (typed: string, advice = 'Use an amount like 1250 or 1250.50.'): string | undefined => {
  const text = typed.trim()
  if (ambiguous.test(text)) return `Use ${text.replace('.', '')}, or ${text}0 for a fraction.`
  return isAmount(readAmount(text)) ? undefined : advice
}

/** Returns a stored amount as text to edit, which `readAmount` reads as the same amount. */
export const amountText = (amount: string): string => (ambiguous.test(amount) ? `${amount}0` : amount)
