import { TakenWords } from '../../../kit/due/taken-words.tsx'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { moneyFormat } from '../../../kit/money/amount-formats.ts'
import { AmountHint } from '../../../kit/money/amount-hint.tsx'
import { readAmountLine } from '../../../kit/money/amount-line.ts'
import { formatShortDay } from '../../../ui/dates/format-date.ts'
import classes from './expense-preview.module.css'
import type { ReadExpense } from './use-expense-line.ts'

interface ExpensePreviewProps {
  line: string
  currency: string
  read: ReadExpense
  onChange: (line: string) => void
  onKeepWords: (words: string) => void
}

/** The line with another way to write its amount. */
export const withAmount = (line: string, currency: string, amount: string): string => {
  const { notes } = readAmountLine(line, currency)
  return notes === '' ? amount : `${amount} ${notes}`
}

/** What a line will become: the amount, the description and the day. */
export const ExpensePreview = ({ line, currency, read, onChange, onKeepWords }: ExpensePreviewProps) => {
  const { today } = useDueDays()
  const { reading, amountText } = readAmountLine(line, currency)
  if ('fault' in reading) return null
  const format = moneyFormat(currency)
  if ('choices' in reading) {
    return (
      <p className={classes.preview}>
        <AmountHint text={amountText} format={format} onChoose={(amount) => onChange(withAmount(line, currency, amount))} />
      </p>
    )
  }
  const { notes, date, dayWords } = read
  return (
    <p className={classes.preview} role="status">
      <strong>{format.show(reading.amount)}</strong>
      <bdi>{notes || 'No description'}</bdi>
      <span>{date === today ? 'Today' : formatShortDay(date, today)}</span>
      {dayWords !== undefined && <TakenWords words={dayWords} onKeep={() => onKeepWords(dayWords)} />}
    </p>
  )
}
