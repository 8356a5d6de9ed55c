import type { DueDays } from '../../kit/due/due-days.ts'
import { findDue } from '../../kit/due/read-due.ts'
import { withoutPhrases } from '../../kit/due/without-phrases.ts'

/** The day that a description names, and the description without it: "Train to Oslo yesterday". Expenses are of the past. */
export const readExpenseDay = (description: string, days: DueDays): { readonly notes: string; readonly day: string | undefined } => {
  const found = findDue(description, days, { past: true })
  if (!found || found.isMoment) return { notes: description, day: undefined }
  return { notes: withoutPhrases(description, [found]), day: found.dueDate }
}
