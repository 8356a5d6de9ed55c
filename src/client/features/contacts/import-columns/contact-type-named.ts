import type { ContactType } from '../../../../contract/contacts/contacts.ts'

const types: Record<string, ContactType> = {
  ...{ person: 'person', people: 'person', contact: 'person' },
  ...{ company: 'company', organisation: 'company', organization: 'company' },
}

/** Whether a column says that a row is a person or a company. */
export const contactTypeNamed = (text: string): ContactType | undefined => types[text.toLowerCase()]
