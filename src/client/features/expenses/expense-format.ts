import { expenseFields } from '../../../contract/projects/expenses.ts'
import { faultMessage } from '../../../contract/wire/decode.ts'
import { type AmountFormat, moneyFormat } from '../../kit/money/amount-formats.ts'

/** Returns the message about a description that cannot be stored. */
export const notesFault = (notes: string): string | undefined => faultMessage(expenseFields.notes, notes)

/** The amount of an expense, which is required. */
export const amountFormat = (currency: string): AmountFormat => {
  const format = moneyFormat(currency)
  return { ...format, faultOf: (text) => (text.trim() === '' ? 'Enter an amount.' : format.faultOf(text)) }
}
