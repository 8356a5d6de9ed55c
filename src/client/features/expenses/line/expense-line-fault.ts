import { moneyFormat } from '../../../kit/money/amount-formats.ts'
import { readAmountLine } from '../../../kit/money/amount-line.ts'
import { notesFault } from '../expense-format.ts'

/** Returns the message about a line that cannot be added. */
export const expenseLineFault = (line: string, currency: string): string | undefined => {
  const { reading, amountText, notes } = readAmountLine(line, currency)
  if ('amount' in reading) return notesFault(notes)
  return 'fault' in reading ? reading.fault : moneyFormat(currency).faultOf(amountText)
}
