import { expenseFields } from '../../../contract/projects/expenses.ts'
import { decode } from '../../../contract/wire/decode.ts'
import { type Format, moneyFormat } from '../../kit/edit/formats.ts'

/** Returns the message about a description that cannot be stored. */
export const notesFault = (notes: string): string | undefined => {
  const reading = decode(expenseFields.notes, notes)
  return reading.ok ? undefined : reading.faults[0]?.message
}

/** The amount of an expense, which is required. */
export const amountFormat: Format<string> = {
  ...moneyFormat,
  faultOf: (text) => (text === '' ? 'Enter an amount.' : moneyFormat.faultOf(text)),
}
