import type { ContactType, entityTypes, kinds } from '../../../contract/contacts/contacts.ts'
import type { dateTypes } from '../../../contract/contacts/important-dates.ts'
import type { Visibility } from '../../../contract/visibility.ts'
import type { WeekStart } from '../../../contract/weeks.ts'
import type { Role } from '../../../contract/x/people/roles.ts'

/** A time in UTC, `YYYY-MM-DD HH:MM:SS`. */
export type Moment = string
/** An index of `DemoWorkspace.contacts`, which may be a later one. */
export type ContactIndex = number
/** The `key` of a person, a workgroup or a file. */
export type Key = string

export type DemoAccount = { name: string; currency: string; timeZone: string; weekStart: WeekStart; createdAt: Moment }

export type DemoPerson = {
  key: Key
  name: string
  email: string
  role: Role
  /** The job on the sign-in page: `Agency owner`. */
  work: string
  /** The access on the sign-in page: `Every contact of the account team`. */
  sees: string
  active: boolean
  /** Absent if they were never here. */
  lastHere?: Moment
  /** The company of a client, absent for colleagues. */
  company?: ContactIndex
  demoSignIn: boolean
  createdAt: Moment
}

export type DemoWorkgroup = { key: Key; name: string; users: Key[]; author: Key; createdAt: Moment }

/** `group` is set exactly for the visibility `group`, and `allowedUsers` for `selected-people`. */
export type DemoVisibility = { visibility: Visibility; group?: Key; allowedUsers?: Key[] }

export type DemoDatum = { entityType: (typeof entityTypes)[number]; entityValue: string; kind: (typeof kinds)[number] }
/** `date` is a calendar day, `YYYY-MM-DD`. */
export type DemoDate = { type: (typeof dateTypes)[number]; isEveryYear: boolean; date: string }
export type DemoAddress = {
  kind: (typeof kinds)[number]
  address?: string
  city?: string
  state?: string
  country?: string
  zipCode?: string
}

export type DemoContact = DemoVisibility & {
  type: ContactType
  name: string
  lastName?: string
  title?: string
  /** The key of the company and its name, or neither. */
  company?: ContactIndex
  companyName?: string
  backgroundInfo?: string
  contactData: DemoDatum[]
  importantDates: DemoDate[]
  addresses: DemoAddress[]
  tags: string[]
  attachments: Key[]
  author: Key
  createdAt: Moment
  updatedAt: Moment
}

export type DemoComment = { body: string; author: Key; isPrivate: boolean; attachments: Key[]; createdAt: Moment }

/** A note on any record. */
export type DemoWritten = DemoVisibility & {
  body: string
  /** When the described event happened. */
  date: Moment
  attachments: Key[]
  comments: DemoComment[]
  author: Key
  createdAt: Moment
}

export type DemoNote = DemoWritten & { contact: ContactIndex }

export type DemoFile = { key: Key; name: string; contentType: string; bytes: Uint8Array<ArrayBuffer>; author: Key; createdAt: Moment }
