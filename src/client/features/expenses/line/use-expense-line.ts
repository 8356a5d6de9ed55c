import { useEffect, useState } from 'react'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { readAmountLine } from '../../../kit/money/amount-line.ts'

type Reader = typeof import('./read-expense-day.ts')

/** The expense that a line becomes. */
export interface ReadExpense {
  readonly notes: string
  readonly date: string
  /** The words that name the day. */
  readonly dayWords: string | undefined
}

/**
 * Returns a function that reads a line. The code that understands dates is loaded with the first line; without it, such as offline, the words
 * stay.
 */
export const useExpenseLine = (currency: string) => {
  const days = useDueDays()
  const [reader, setReader] = useState<Reader>()
  const [kept, setKept] = useState<readonly string[]>([])
  useEffect(() => {
    import('./read-expense-day.ts').then(setReader, () => undefined)
  }, [])
  const readWith = (by: Reader | undefined, line: string): ReadExpense => {
    const { notes } = readAmountLine(line, currency)
    const found = by?.readExpenseDay(notes, days, kept)
    return { notes: found?.notes ?? notes, date: found?.day ?? days.today, dayWords: found?.words }
  }
  return {
    read: (line: string) => readWith(reader, line),
    /** Waits for the code: Enter may be faster. */
    readNow: async (line: string) => readWith(reader ?? (await import('./read-expense-day.ts').catch(() => undefined)), line),
    /** Leaves words in the description instead of reading them as a day. */
    keepWords: (words: string) => setKept((now) => [...now, words]),
    clearKept: () => setKept([]),
  }
}
