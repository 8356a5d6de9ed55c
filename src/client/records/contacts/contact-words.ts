import type { Contact } from '../../../contract/contacts/contacts.ts'

type Named = Pick<Contact, 'name'> & { lastName?: string | undefined }

// Scripts that put the family name first, without a space.
const familyFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\s]+$/u

/** The whole name, in the order of its script. */
export const fullName = ({ name, lastName }: Named): string => {
  if (!lastName) return name
  return familyFirst.test(name) && familyFirst.test(lastName) ? `${lastName} ${name}` : `${name} ${lastName}`
}

/** The first e-mail address. */
export const firstEmail = ({ contactData }: Contact) => contactData.find(({ entityType }) => entityType === 'e-mail')?.entityValue

export const tagsOf = ({ tags }: Contact) => tags.map(([tag]) => tag)
