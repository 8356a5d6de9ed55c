import { type ContactType, contactFields, type NewContact } from '../../../../contract/contacts/contacts.ts'
import { decode } from '../../../../contract/wire/decode.ts'
import { wireName } from '../../../../contract/wire/wire.ts'
import { type Audience, everyone } from '../../../kit/visibility/audience.ts'
import { errorMessage, ServiceError } from '../../../lib/service-error.ts'

/** What is written down of a contact before it is made. A company without id is a new one. */
export interface ContactDraft {
  type: ContactType
  name: string
  lastName: string
  company?: { id?: string; label: string }
  /** What stands in the field of the company, while nothing has been chosen for it. */
  typedCompany?: string
  email: string
  audience: Audience
}

export const emptyDraft: ContactDraft = { type: 'person', name: '', lastName: '', email: '', audience: everyone }

/** A name as it was written in one: the last word is the last name. */
export const named = (whole: string): Pick<ContactDraft, 'name' | 'lastName'> => {
  const words = whole.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { name: words.join(' '), lastName }
}

/** The draft with this company, or none; nothing is being typed for it any more. */
export const withCompany = ({ typedCompany: _, company: __, ...draft }: ContactDraft, company: ContactDraft['company']): ContactDraft =>
  company ? { ...draft, company } : draft

/** The draft with what was typed as the company taken for a new one. */
export const withTypedCompany = ({ typedCompany, ...draft }: ContactDraft): ContactDraft => {
  const label = typedCompany?.trim()
  return label ? { ...draft, company: { label } } : draft
}

/** The draft of one more: without the name and the address that were sent, but with those that have been typed meanwhile. */
export const nextDraft = (now: ContactDraft, sent: ContactDraft): ContactDraft => ({
  ...now,
  name: now.name === sent.name ? '' : now.name,
  lastName: now.lastName === sent.lastName ? '' : now.lastName,
  email: now.email === sent.email ? '' : now.email,
})

export type DraftField = 'name' | 'lastName' | 'company' | 'email' | 'audience'
/** What is wrong, by field; `form` is for what belongs to none. */
export type Faults = Partial<Record<DraftField | 'form', string>>

/** What can be said before anything is sent, in the words of the service. */
export const checkDraft = ({ name, email }: ContactDraft): Faults => {
  const faults: Faults = {}
  const named = decode(contactFields.name, name)
  if (!named.ok) faults.name = named.faults[0]?.message ?? ''
  const mailed = decode(contactFields.email, email.trim())
  if (email.trim() && !mailed.ok) faults.email = mailed.faults[0]?.message ?? ''
  return faults
}

export const toNewContact = ({ type, name, lastName, company, email, audience }: ContactDraft): NewContact => ({
  type,
  name: name.trim(),
  ...(type === 'person' && lastName.trim() && { lastName: lastName.trim() }),
  ...(type === 'person' && company && (company.id ? { companyId: company.id } : { companyName: company.label })),
  ...(email.trim() && { contactData: [{ entityType: 'e-mail' as const, entityValue: email.trim(), kind: 'work' as const }] }),
  visibility: audience.visibility,
  ...(audience.visibility === 'group' && { groupId: audience.groupId }),
  ...(audience.visibility === 'selected-people' && { allowedUsers: [...(audience.allowedUsers ?? [])] }),
})

const places: Record<DraftField, readonly string[]> = {
  name: ['name'],
  lastName: ['lastName'],
  company: ['companyName', 'companyId'],
  email: ['contactData'],
  audience: ['visibility', 'groupId', 'allowedUsers'],
}

/** Where a refusal belongs: at the fields the service names, or over the form. */
export const refusalFaults = (error: unknown): Faults => {
  if (!(error instanceof ServiceError) || error.status !== 422) return { form: `${errorMessage(error)} What you typed is kept.` }
  const faults: Faults = {}
  for (const [field, names] of Object.entries(places) as [DraftField, readonly string[]][]) {
    const message = names.map((name) => error.faultAt(`contact.${wireName(name)}`)).find(Boolean)
    if (message) faults[field] = message
  }
  return Object.keys(faults).length ? faults : { form: errorMessage(error) }
}
