import * as z from 'zod/mini'
import { file } from '../notes/file-record.ts'
import { noteBody } from '../notes/notes.ts'
import { searchWords } from '../search-words.ts'
import { groupShown, groupVisibility } from '../visibility.ts'
import { endpoint } from '../wire/endpoint.ts'
import { countedPageOf, creates, stamps } from '../wire/records.ts'
import {
  count,
  day,
  email,
  filledLine,
  flag,
  id,
  idChange,
  idOrNone,
  line,
  listOf,
  longText,
  namesAmong,
  phone,
  text,
  website,
} from '../wire/values.ts'
import { bodyObject, textMap, wireObject } from '../wire/wire.ts'
import { importantDate, importantDateChange } from './important-dates.ts'
import { soughtTags, tagMatch, tagNames } from './tags.ts'

export const contactType = z.enum(['person', 'company'])
export type ContactType = z.output<typeof contactType>
export const entityTypes = ['phone', 'e-mail', 'website'] as const
export type EntityType = (typeof entityTypes)[number]
/** The format of each type of value. */
export const entityValues = { phone, 'e-mail': email, website } satisfies Record<EntityType, unknown>
/** The kinds of phones, e-mail addresses, websites and postal addresses. */
export const kinds = ['work', 'personal', 'home', 'mobile', 'fax', 'other'] as const

const contactDatum = wireObject({ id, entityType: text, entityValue: text, kind: z.optional(text) })
const address = wireObject({
  id,
  address: z.optional(text),
  city: z.optional(text),
  state: z.optional(text),
  country: z.optional(text),
  zipCode: z.optional(text),
  kind: z.optional(text),
})
export type ContactDatum = z.output<typeof contactDatum>
export type Address = z.output<typeof address>

/** A person or a company. `companyId` and `companyName` are absent if the company is hidden from the reader. */
export const contact = wireObject({
  id,
  type: contactType,
  name: text,
  lastName: z.optional(text),
  title: z.optional(text),
  backgroundInfo: z.optional(text),
  ...groupShown,
  contactData: z.array(contactDatum),
  importantDates: z.array(importantDate),
  addresses: z.array(address),
  attachment: z.array(id),
  tags: textMap(text),
  ...stamps,
  companyId: z.optional(id),
  companyName: z.optional(text),
  /** Single reads only: the files whose ids are in `attachment`. */
  files: z.optional(z.array(file)),
})
export type Contact = z.output<typeof contact>

const nestedId = { id: z.optional(idChange) }
const contactDatumChange = bodyObject({
  ...nestedId,
  entityType: z.optional(z.enum(entityTypes)),
  entityValue: z.optional(filledLine()),
  kind: z.optional(z.enum(kinds)),
})
const addressChange = bodyObject({
  ...nestedId,
  address: z.optional(longText),
  city: z.optional(line()),
  state: z.optional(line()),
  country: z.optional(line()),
  zipCode: z.optional(line(64)),
  kind: z.optional(z.enum(kinds)),
})

const contactName = filledLine(255, 'A person or company needs a name.')
const changeable = {
  name: z.optional(contactName),
  lastName: z.optional(line()),
  companyName: z.optional(line()),
  companyId: z.optional(idOrNone),
  title: z.optional(line()),
  backgroundInfo: z.optional(longText),
  ...groupVisibility,
  contactData: z.optional(listOf(contactDatumChange, 100)),
  importantDates: z.optional(listOf(importantDateChange, 100)),
  addresses: z.optional(listOf(addressChange, 100)),
  attachment: z.optional(listOf(idChange)),
}
const contactChange = bodyObject({ ...changeable, type: z.optional(contactType) })
const newContact = bodyObject({ ...changeable, type: contactType, name: contactName })
/** What an update sends: only the attributes to change. */
export type ContactChange = z.output<typeof contactChange>
export type NewContact = z.output<typeof newContact>

/** The sort orders of the list; a leading minus reverses one. */
export const contactSort = z.enum(['name', '-name', 'changed', '-changed', 'id', '-id'])
export type ContactSort = z.output<typeof contactSort>

const contactPage = countedPageOf({ contacts: z.array(contact) })

/** `tags` excludes `title`, `company-id`, `term` and `email` (400 when mixed). `title` and `email` match the whole value, ignoring case; an `email` that starts with @ matches the domain. `xTag` combines with all other filters; `xTerm` finds names that contain its words in any order. */
export const listContacts = endpoint('GET', '/contacts', {
  paged: 'query',
  query: {
    contactType: z.optional(contactType),
    tags: z.optional(soughtTags),
    title: z.optional(text),
    companyId: z.optional(id),
    term: z.optional(text),
    email: z.optional(text),
    since: z.optional(text),
    xTerm: z.optional(searchWords),
    xTag: z.optional(soughtTags),
    xTagMatch: z.optional(tagMatch),
    xChange: z.optional(id),
    xSort: z.optional(contactSort),
    xCount: z.optional(flag),
  },
  reply: contactPage,
})
export const listRecentlyViewed = endpoint('GET', '/contacts/recentlyViewed/:page?', { paged: 'path', reply: contactPage })
/** `xView: false` reads without recording a view. */
export const getContact = endpoint('GET', '/contacts/:id', { query: { xView: z.optional(flag) }, versioned: true, reply: { contact } })
export const createContact = creates('/contacts', { contact: newContact }, 'contactId')
/** The most contacts that one request creates. */
export const mostCreated = 200
const batchEntry = bodyObject({
  contact: newContact,
  tags: z.optional(tagNames),
  note: z.optional(noteBody),
  unlessKnown: z.optional(flag),
})
/** Creates contacts with their tags and a note as one change. With `unlessKnown`, a person whose e-mail address is known, or a company whose name is, is not created again. */
export const createContacts = endpoint('POST', '/x/contacts/batch', {
  body: { contacts: listOf(batchEntry, mostCreated) },
  reply: { contacts: z.array(wireObject({ id, created: flag })) },
})
export type BatchEntry = z.output<typeof batchEntry>
/** The values that a contact has one of. */
export const singleValues = ['name', 'title', 'company', 'birthday', 'background'] as const
export type SingleValue = (typeof singleValues)[number]
/** The values of two contacts that a merge can keep both of, one after the other. */
const joinedValues = ['background'] as const

/**
 * The query keys are the interface's own, including underscores and spelling. `xTake` names values that the winner takes from the looser,
 * `xJoin` those that it keeps and to which the looser's are added.
 */
const merge = {
  query: {
    looser_id: id,
    winner_id: id,
    xTake: z.optional(namesAmong(singleValues, 'title,company')),
    xJoin: z.optional(namesAmong(joinedValues, 'background')),
  },
  reply: { contact },
}
export const mergeContacts = endpoint('PUT', '/contacts/merge', { ...merge, versioned: false })
/** Answers what `mergeContacts` would, and changes nothing. */
export const previewMerge = endpoint('GET', '/x/contacts/merge-preview', { ...merge, refuses: [403, 409, 422] })
/** A date of a contact that comes every year, on the `day` when it comes next. `years` have passed since then; absent if the year is not known. */
const comingDate = wireObject({
  contactId: id,
  contactType,
  name: text,
  lastName: z.optional(text),
  type: text,
  day,
  years: z.optional(count),
})
export type ComingDate = z.output<typeof comingDate>
/** The dates of visible contacts that come from today, in the reader's time zone, until a day, at most 92 days ahead; `more` if there are over 200. */
export const listComingDates = endpoint('GET', '/x/contacts/dates', {
  query: { until: day },
  reply: { dates: z.array(comingDate), more: flag },
})
export const updateContact = endpoint('PUT', '/contacts/:id', { body: { contact: contactChange } })
export const deleteContact = endpoint('DELETE', '/contacts/:id')

/** The checks that forms run before sending, with the service's messages. */
export const contactFields = { name: contactName, email, noteBody, line: line(), zipCode: line(64), longText }
