import { type ContactType, contactFields, type NewContact } from '../../../../contract/contacts/contacts.ts'
import { faultMessage } from '../../../../contract/wire/decode.ts'
import { clearSent } from '../../../kit/create/clear-sent.ts'
import type { Faults } from '../../../kit/create/create-faults.ts'
import type { NewRecord } from '../../../kit/create/use-create-form.ts'
import { type Audience, everyone } from '../../../kit/visibility/audience.ts'
import { paths } from '../../../paths.ts'
import { fullName } from '../contact-words.ts'
import { datumIn, validateDatum } from '../datum.ts'

/** A contact before it is created. A company without an id is a new one. */
export interface ContactDraft {
  type: ContactType
  name: string
  lastName: string
  company?: { id?: string; label: string } | undefined
  /** The text in the company field while no option is chosen: a new company. */
  typedCompany?: string | undefined
  email: string
  audience: Audience
}

export const emptyDraft: ContactDraft = { type: 'person', name: '', lastName: '', typedCompany: undefined, email: '', audience: everyone }

/** Splits a full name: the last word is the last name. */
export const splitName = (whole: string): Pick<ContactDraft, 'name' | 'lastName'> => {
  const words = whole.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { name: words.join(' '), lastName }
}

/** The chosen company, or a new one named by text typed since. */
const companyOf = ({ company, typedCompany }: ContactDraft): ContactDraft['company'] => {
  const label = typedCompany?.trim()
  return label ? { label } : company
}

type Field = 'name' | 'lastName' | 'company' | 'email' | 'audience'

const check = ({ name, email }: ContactDraft): Faults<Field> => {
  const wrongName = faultMessage(contactFields.name, name)
  const wrongEmail = email.trim() ? validateDatum('e-mail', email) : undefined
  return { ...(wrongName && { name: wrongName }), ...(wrongEmail && { email: wrongEmail }) }
}

const toNew = (draft: ContactDraft): NewContact => {
  const { type, name, lastName, email, audience } = draft
  const company = companyOf(draft)
  return {
    type,
    name: name.trim(),
    ...(type === 'person' && lastName.trim() && { lastName: lastName.trim() }),
    ...(type === 'person' && company && (company.id ? { companyId: company.id } : { companyName: company.label })),
    ...(email.trim() && { contactData: [{ entityType: 'e-mail' as const, entityValue: datumIn('e-mail', email), kind: 'work' as const }] }),
    visibility: audience.visibility,
    ...(audience.visibility === 'group' && { groupId: audience.groupId }),
    ...(audience.visibility === 'selected-people' && { allowedUsers: [...(audience.allowedUsers ?? [])] }),
  }
}

/** Everything a create sheet needs to know about contacts. The next contact keeps the company and the visibility. */
export const newContact: NewRecord<ContactDraft, Field, NewContact> = {
  root: 'contact',
  empty: emptyDraft,
  keys: {
    name: ['name'],
    lastName: ['lastName'],
    company: ['companyName', 'companyId'],
    email: ['contactData'],
    audience: ['visibility', 'groupId', 'allowedUsers'],
  },
  check,
  toNew,
  next: (now, sent) => {
    const { typedCompany: _, ...next } = clearSent('name', 'lastName', 'email')(now, sent)
    return { ...next, company: companyOf(sent) }
  },
  nameOf: fullName,
  pathOf: paths.contact,
}
