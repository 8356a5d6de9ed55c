import type { Contact } from '../../../contract/contacts/contacts.ts'
import { formatCount } from '../../ui/text/format-count.ts'

type Named = Pick<Contact, 'name'> & { lastName?: string | undefined }

// Where the family name goes first and no space is needed to tell it from the given one.
const familyFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\s]+$/u

/** The whole name, in the order of its script. */
export const fullName = ({ name, lastName }: Named): string => {
  if (!lastName) return name
  return familyFirst.test(name) && familyFirst.test(lastName) ? `${lastName} ${name}` : `${name} ${lastName}`
}

/** The first e-mail address. */
export const firstEmail = ({ contactData }: Contact) => contactData.find(({ entityType }) => entityType === 'e-mail')?.entityValue

export const tagsOf = ({ tags }: Contact) => tags.map(([tag]) => tag)

/** "1 contact", "2,418 contacts" */
export const contactsInWords = (count: number) => `${formatCount(count)} ${count === 1 ? 'contact' : 'contacts'}`

/** "2,418", or "312 of 2,418" where a filter hides some. */
export const countInWords = (shown: number, all: number | undefined) =>
  all === undefined ? formatCount(shown) : `${formatCount(shown)} of ${formatCount(all)}`

/** A sentence as it goes on after a colon. */
export const lowerFirst = (sentence: string) => sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
