import type { DueDays } from '../../../kit/due/due-days.ts'
import { findPastDay } from '../../../kit/due/read-due.ts'
import { withoutPhrases } from '../../../kit/due/without-phrases.ts'

interface ExpenseDay {
  /** The description without the words that name the day. */
  readonly notes: string
  readonly day: string | undefined
  readonly words: string | undefined
}

/** The day that a description names: "Train to Oslo yesterday". Expenses are of the past. `kept` are words that stay. */
export const readExpenseDay = (description: string, days: DueDays, kept: readonly string[] = []): ExpenseDay => {
  const found = findPastDay(description, days, kept)
  return found
    ? { notes: withoutPhrases(description, [found]), day: found.dueDate, words: found.text }
    : { notes: description, day: undefined, words: undefined }
}
