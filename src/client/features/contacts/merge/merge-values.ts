import { type Contact, type SingleValue, singleValues } from '../../../../contract/contacts/contacts.ts'
import { compareNames } from '../../../../contract/name-order.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'
import { formatDate } from '../../../ui/dates/format-date.ts'

/** A chosen value in words, empty where the contact has none. */
export const textOf: Record<SingleValue, (contact: Contact) => string> = {
  name: fullName,
  title: ({ title }) => title ?? '',
  company: ({ companyName }) => companyName ?? '',
  birthday: ({ importantDates }) => importantDates.flatMap((date) => (date.type === 'birthday' ? formatDate(date.date) : [])).join(', '),
  background: ({ backgroundInfo }) => backgroundInfo ?? '',
}

/** Whether one of two values has to be chosen: both contacts have one, and they differ. */
export const differs = (choice: SingleValue, a: Contact, b: Contact): boolean => {
  const [one, other] = [textOf[choice](a), textOf[choice](b)]
  return one !== '' && other !== '' && one !== other
}

/** What comes out of the texts about both contacts: that of one, or one after the other. */
export const bothTexts = 'both'

/** Returns the values to take from `other`, and those to join, for the picked contact of each value. */
export const choicesOf = (picked: Partial<Record<SingleValue, string>>, kept: Contact, other: Contact) => ({
  taken: singleValues.filter((value) => picked[value] === other.id),
  joined: (picked.background ?? bothTexts) === bothTexts && differs('background', kept, other) ? (['background'] as const) : [],
})
export type MergeChoices = ReturnType<typeof choicesOf>

/** Returns the query of a merge or its preview. */
export const mergeQuery = (winner: string, looser: string, { taken, joined }: MergeChoices) => ({
  ...{ winner_id: winner, looser_id: looser },
  ...(taken.length > 0 && { xTake: [...taken] }),
  ...(joined.length > 0 && { xJoin: [...joined] }),
})

/** Says what was merged. Two contacts of one name are not told apart by it. */
export const mergedInWords = (kept: Contact, other: Contact): string => {
  const [name, otherName] = [fullName(kept), fullName(other)]
  if (compareNames(name, otherName) !== 0) return `Merged ${otherName} into ${name}`
  return kept.type === 'company' ? `Merged two companies named ${name}` : `Merged two contacts named ${name}`
}
