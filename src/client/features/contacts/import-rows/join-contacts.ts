import type { Contact, ContactChange } from '../../../../contract/contacts/contacts.ts'
import { datumKey } from '../../../../contract/contacts/datum-key.ts'
import { tagKey } from '../../../../contract/contacts/tags.ts'
import { nameKey } from '../../../../contract/name-order.ts'
import type { ImportDraft } from './read-row.ts'

type Lists = Pick<ImportDraft['contact'], 'contactData' | 'importantDates' | 'addresses'>
type Datum = NonNullable<Lists['contactData']>[number]
type Day = NonNullable<Lists['importantDates']>[number]
type Address = NonNullable<Lists['addresses']>[number]

const keyOfDatum = ({ entityType = '', entityValue = '' }: { entityType?: string | undefined } & Pick<Datum, 'entityValue'>) =>
  datumKey({ entityType, entityValue })
/** A person has one birthday and one anniversary. */
const dayKey = ({ type, date }: Pick<Day, 'date'> & { type?: string | undefined }) => (type === 'other' ? `${type} ${date}` : type)
const addressKey = (of: Pick<Address, 'address' | 'zipCode' | 'city' | 'state' | 'country'>) =>
  nameKey([of.address, of.zipCode, of.city, of.state, of.country].filter(Boolean).join(' '))

const lacking = <T extends { id?: string | undefined }>(
  own: readonly T[] | undefined,
  others: readonly T[] | undefined,
  keyOf: (item: T) => unknown,
): T[] => {
  const has = new Set(own?.map(keyOf))
  return (others ?? []).filter((item) => !has.has(keyOf(item)))
}

type Joined = Pick<ContactChange, 'lastName' | 'title' | 'companyName' | 'backgroundInfo'> & { companyId?: string | undefined } & Lists

/** Returns a text with another one below it, unless that is part of it. */
const together = (own: string, other: string) => (own.includes(other.trim()) ? own : [own, other].filter(Boolean).join('\n\n'))

/** Returns what a contact lacks of another: a longer background, single values it has none of, and entries it has not. */
const missing = (own: Joined, other: Joined) => {
  const lists = {
    contactData: lacking(own.contactData, other.contactData, keyOfDatum),
    importantDates: lacking(own.importantDates, other.importantDates, dayKey),
    addresses: lacking(own.addresses, other.addresses, addressKey),
  }
  const backgroundInfo = together(own.backgroundInfo ?? '', other.backgroundInfo ?? '')
  return {
    ...(!own.lastName && other.lastName && { lastName: other.lastName }),
    ...(!own.title && other.title && { title: other.title }),
    ...(!own.companyId && !own.companyName && other.companyName && { companyName: other.companyName }),
    ...(backgroundInfo !== (own.backgroundInfo ?? '') && { backgroundInfo }),
    ...(lists.contactData.length > 0 && { contactData: lists.contactData }),
    ...(lists.importantDates.length > 0 && { importantDates: lists.importantDates }),
    ...(lists.addresses.length > 0 && { addresses: lists.addresses }),
  }
}

const missingTags = (own: readonly string[], others: readonly string[]) => {
  const has = new Set(own.map(tagKey))
  return others.filter((tag) => !has.has(tagKey(tag)))
}

/** Returns a draft with everything that it lacks of a later row. */
export const joinDrafts = (first: ImportDraft, later: ImportDraft): ImportDraft => {
  const more = missing(first.contact, later.contact)
  const all = <T>(own: readonly T[] | undefined, others: readonly T[] | undefined) => [...(own ?? []), ...(others ?? [])]
  return {
    contact: {
      ...first.contact,
      ...more,
      contactData: all(first.contact.contactData, more.contactData),
      importantDates: all(first.contact.importantDates, more.importantDates),
      addresses: all(first.contact.addresses, more.addresses),
    },
    tags: [...first.tags, ...missingTags(first.tags, later.tags)],
    ...((first.note || later.note) && { note: together(first.note ?? '', later.note ?? '') }),
  }
}

/** Returns what a contact lacks of a row. A first or last name is never changed: the row may name another person. */
export const changeFor = (contact: Contact, { contact: draft, tags }: ImportDraft): { change: ContactChange; tags: string[] } => {
  const { lastName: _, ...change } = missing(contact as Joined, draft)
  return {
    change,
    tags: missingTags(
      contact.tags.map(([tag]) => tag),
      tags,
    ),
  }
}
