import { type ContactType, contactFields, type NewContact } from '../../../../contract/contacts/contacts.ts'
import { faultMessage } from '../../../../contract/wire/decode.ts'
import { clearSent } from '../../../kit/create/clear-sent.ts'
import type { Faults } from '../../../kit/create/create-faults.ts'
import type { NewRecord } from '../../../kit/create/use-create-form.ts'
import { type Audience, everyone } from '../../../kit/visibility/audience.ts'
import { paths } from '../../../paths.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'
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
  phone: string
  audience: Audience
}

export const emptyDraft: ContactDraft = {
  type: 'person',
  name: '',
  lastName: '',
  typedCompany: undefined,
  email: '',
  phone: '',
  audience: everyone,
}

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

type Field = 'name' | 'lastName' | 'company' | 'email' | 'phone' | 'audience'

const check = ({ name, email, phone }: ContactDraft): Faults<Field> => {
  const wrongName = faultMessage(contactFields.name, name)
  const wrongEmail = email.trim() ? validateDatum('e-mail', email) : undefined
  const wrongPhone = phone.trim() ? validateDatum('phone', phone) : undefined
  return { ...(wrongName && { name: wrongName }), ...(wrongEmail && { email: wrongEmail }), ...(wrongPhone && { phone: wrongPhone }) }
}

const toNew = (draft: ContactDraft): NewContact => {
  const { type, name, lastName, email, phone, audience } = draft
  const company = companyOf(draft)
  const data = [
    ['e-mail', email],
    ['phone', phone],
  ] as const
  const contactData = data.flatMap(([entityType, typed]) =>
    typed.trim() ? [{ entityType, entityValue: datumIn(entityType, typed), kind: 'work' as const }] : [],
  )
  return {
    type,
    name: name.trim(),
    ...(type === 'person' && lastName.trim() && { lastName: lastName.trim() }),
    ...(type === 'person' && company && (company.id ? { companyId: company.id } : { companyName: company.label })),
    ...(contactData.length > 0 && { contactData }),
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
    phone: [],
    audience: ['visibility', 'groupId', 'allowedUsers'],
  },
  check,
  toNew,
  next: (now, sent) => {
    const { typedCompany: _, ...next } = clearSent('name', 'lastName', 'email', 'phone')(now, sent)
    return { ...next, company: companyOf(sent) }
  },
  nameOf: fullName,
  pathOf: paths.contact,
}
