import { type ContactType, contactFields, type NewContact } from '../../../../contract/contacts/contacts.ts'
import { decode } from '../../../../contract/wire/decode.ts'
import type { Faults } from '../../../kit/create/create-faults.ts'
import type { NewRecord } from '../../../kit/create/use-create-form.ts'
import { type Audience, everyone } from '../../../kit/visibility/audience.ts'
import { paths } from '../../../paths.ts'
import { fullName } from '../contact-words.ts'

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

export const emptyDraft: ContactDraft = { type: 'person', name: '', lastName: '', email: '', audience: everyone }

/** Splits a full name: the last word is the last name. */
export const named = (whole: string): Pick<ContactDraft, 'name' | 'lastName'> => {
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
  const faults: Faults<Field> = {}
  const named = decode(contactFields.name, name)
  if (!named.ok) faults.name = named.faults[0]?.message ?? ''
  const mailed = decode(contactFields.email, email.trim())
  if (email.trim() && !mailed.ok) faults.email = mailed.faults[0]?.message ?? ''
  return faults
}

const toNew = (draft: ContactDraft): NewContact => {
  const { type, name, lastName, email, audience } = draft
  const company = companyOf(draft)
  return {
    type,
    name: name.trim(),
    ...(type === 'person' && lastName.trim() && { lastName: lastName.trim() }),
    ...(type === 'person' && company && (company.id ? { companyId: company.id } : { companyName: company.label })),
    ...(email.trim() && { contactData: [{ entityType: 'e-mail' as const, entityValue: email.trim(), kind: 'work' as const }] }),
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
  next: ({ typedCompany: _, ...now }, sent) => ({
    ...now,
    company: companyOf(sent),
    name: now.name === sent.name ? '' : now.name,
    lastName: now.lastName === sent.lastName ? '' : now.lastName,
    email: now.email === sent.email ? '' : now.email,
  }),
  nameOf: fullName,
  pathOf: paths.contact,
}
