import type { ContactType, dateTypes, entityTypes, kinds } from '../../contract/contacts/contacts.ts'
import type { Visibility } from '../../contract/visibility.ts'
import type { Role } from '../../contract/x/people/users.ts'
import type { DemoCase, DemoDeal } from './customers/told.ts'
import type { DemoProject } from './projects/told.ts'
import type { DemoTask, DemoTaskList } from './tasks/told.ts'

/** A moment in UTC, `YYYY-MM-DD HH:MM:SS`. */
export type Moment = string
/** A place in `DemoWorkspace.contacts`, counted from 0. It may point forward. */
export type ContactIndex = number
/** The `key` of a person, a workgroup or a file. */
export type Key = string

export type DemoAccount = { name: string; currency: string; timeZone: string; createdAt: Moment }

export type DemoPerson = {
  key: Key
  name: string
  email: string
  role: Role
  /** What the person does, in the words of the sign-in page: `Agency owner`. */
  work: string
  /** What the person sees there: `Every contact of the account team`. */
  sees: string
  active: boolean
  /** Absent for who never was here. */
  lastHere?: Moment
  /** The company of a client; absent for the account's own people. */
  company?: ContactIndex
  demoSignIn: boolean
  createdAt: Moment
}

export type DemoWorkgroup = { key: Key; name: string; users: Key[]; author: Key; createdAt: Moment }

/** `group` goes with visibility `group`, `allowedUsers` with `selected-people`; never one without the other. */
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
  /** Both or neither: the contact of type company, and its name. */
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

/** A note, wherever it hangs. */
export type DemoWritten = DemoVisibility & {
  body: string
  /** When what it tells happened. */
  date: Moment
  attachments: Key[]
  comments: DemoComment[]
  author: Key
  createdAt: Moment
}

export type DemoNote = DemoWritten & { contact: ContactIndex }

export type DemoFile = { key: Key; name: string; contentType: string; bytes: Uint8Array<ArrayBuffer>; author: Key; createdAt: Moment }

export type DemoWorkspace = {
  account: DemoAccount
  people: DemoPerson[]
  /** The people of the sign-in page, in its order. */
  continueAs: Key[]
  workgroups: DemoWorkgroup[]
  /** How many `contacts` yields. */
  contactCount: number
  /** The story first, then the generated ones. It can be walked again and holds none in memory. */
  contacts: Iterable<DemoContact>
  /** Never newer than the `updatedAt` of their contact. */
  notes: DemoNote[]
  dealCategories: string[]
  deals: DemoDeal[]
  cases: DemoCase[]
  files: DemoFile[]
  projectCategories: string[]
  expenseCategories: string[]
  projects: DemoProject[]
  taskLists: DemoTaskList[]
  tasks: DemoTask[]
}
