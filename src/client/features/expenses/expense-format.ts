import { expenseFields } from '../../../contract/projects/expenses.ts'
import { decode } from '../../../contract/wire/decode.ts'
import type { Format } from '../../kit/edit/formats.ts'
import { readAmount } from '../../kit/money/read-amount.ts'

const faultIn = (field: 'amount' | 'notes', text: string) => {
  const reading = decode(expenseFields[field], text)
  return reading.ok ? undefined : reading.faults[0]?.message
}

/** Returns the message about a description that cannot be stored. */
export const notesFault = (notes: string): string | undefined => faultIn('notes', notes)

/** An amount as people type it: `1250`, `1,250.50`, `1 250,50`. */
export const amountFormat: Format<string> = {
  toText: (amount) => amount,
  parse: (text) => (faultIn('amount', readAmount(text)) === undefined ? readAmount(text) : undefined),
  faultOf: (text) => (text === '' ? 'Enter an amount.' : (faultIn('amount', readAmount(text)) ?? '')),
  placeholder: '0.00',
  inputMode: 'decimal',
}
