import type { Contact, SingleValue } from '../../../contract/contacts/contacts.ts'
import { fullName } from '../contacts/contact-words.ts'

/** A chosen value in words, empty where the contact has none. */
export const textOf: Record<SingleValue, (contact: Contact) => string> = {
  name: fullName,
  title: ({ title }) => title ?? '',
  company: ({ companyName }) => companyName ?? '',
  background: ({ backgroundInfo }) => backgroundInfo ?? '',
}

/** Whether one of two values has to be chosen: both contacts have one, and they differ. */
export const differs = (choice: SingleValue, a: Contact, b: Contact): boolean => {
  const [one, other] = [textOf[choice](a), textOf[choice](b)]
  return one !== '' && other !== '' && one !== other
}

/** Returns the same text for entries with the same values, whatever their ids. */
export const entryKey = ({ id: _, ...rest }: { id: string }): string =>
  JSON.stringify(
    Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
