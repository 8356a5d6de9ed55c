import type { ImportantDate } from '../../../../contract/contacts/important-dates.ts'
import { dateFormat } from '../../../kit/due/day-formats.ts'
import type { Format } from '../../../kit/edit/formats.ts'
import { formatDate } from '../../../ui/dates/format-date.ts'
import { isWithoutYear, monthDayFault, parseMonthDay } from '../../../ui/dates/month-day.ts'
import { choose } from '../../../ui/dialogs/confirm.tsx'

/** A date that comes every year: with its year, or without one where none is typed. */
export const yearlyFormat: Format<string> = {
  ...dateFormat,
  parse: (text) => parseMonthDay(text) ?? (monthDayFault(text) ? undefined : dateFormat.parse(text)),
  faultOf: (text) => monthDayFault(text) ?? dateFormat.faultOf(text),
  load: (text) => (parseMonthDay(text) ? undefined : dateFormat.load?.(text)),
  placeholder: '9 May or 9 May 1984',
}

/**
 * Asks what to do with another birthday of a person who has one; one of the same day fills in its year.
 *
 * @returns the parts of the entry to save, with the `id` of the one that it replaces
 * @throws an error with a message for people when nothing is to be saved
 */
export const birthdayParts = async (dates: readonly ImportantDate[], date: string): Promise<Partial<ImportantDate>> => {
  const held = dates.find(({ type }) => type === 'birthday')
  if (!held) return { date }
  const shown = formatDate(held.date)
  if (held.date.slice(-5) === date.slice(-5)) {
    if (isWithoutYear(held.date)) return { id: held.id, date }
    if (isWithoutYear(date) || held.date === date) throw new Error(`The birthday is already here: ${shown}.`)
  }
  const choice = await choose({
    title: `Replace the birthday ${shown}?`,
    text: `This person already has a birthday. The new one is ${formatDate(date)}.`,
    action: 'Replace',
    other: 'Keep both',
  })
  if (choice === undefined) throw new Error(`Not saved: this person already has the birthday ${shown}.`)
  return choice === 'action' ? { id: held.id, date } : { date }
}
