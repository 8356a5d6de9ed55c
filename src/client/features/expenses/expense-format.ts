import { expenseFields } from '../../../contract/projects/expenses.ts'
import { faultMessage } from '../../../contract/wire/decode.ts'
import { type Format, moneyFormat } from '../../kit/edit/formats.ts'

/** Returns the message about a description that cannot be stored. */
export const notesFault = (notes: string): string | undefined => faultMessage(expenseFields.notes, notes)

/** The amount of an expense, which is required. */
export const amountFormat: Format<string> = {
  ...moneyFormat,
  faultOf: (text) => (text === '' ? 'Enter an amount.' : moneyFormat.faultOf(text)),
}

/** An expense as one line says it, or why the line cannot be read. */
type ExpenseLine = { readonly amount: string; readonly notes: string } | { readonly fault: string }

/** Reads `12.50 Train to Oslo`: the amount, then the description. */
export const readExpenseLine = (line: string): ExpenseLine => {
  const [, first = '', notes = ''] = /^(\S+)\s*(.*)$/s.exec(line.trim()) ?? []
  const amount = amountFormat.parse(first)
  if (amount === undefined) return { fault: 'Begin with the amount, such as “12.50 Train to Oslo”.' }
  const fault = notesFault(notes)
  return fault === undefined ? { amount, notes } : { fault }
}
