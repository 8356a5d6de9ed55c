import type { Moments } from '../model/moments.ts'
import type { ContactIndex, DemoAddress, DemoContact, DemoDate, DemoDatum, DemoVisibility, Key, Moment } from '../model/types.ts'

/** A written contact. `company` is the key of another entry, `reach` are phone numbers, e-mail addresses and websites. */
export type Entry = {
  key: Key
  type?: 'company'
  name: string
  lastName?: string
  title?: string
  company?: Key
  /** E-mail addresses, websites and phone numbers, at work unless they begin with `personal:`. */
  reach: string[]
  addresses: DemoAddress[]
  importantDates: DemoDate[]
  background?: string
  tags: string[]
  sight?: DemoVisibility
  attachments?: Key[]
  author: Key
  created: Moment
  updated: Moment
}

export type Chapter = (moments: Moments) => Entry[]

/** The author of a contact, its creation time and the time of its last change. */
type By = Pick<Entry, 'author' | 'created' | 'updated'>
export const by = (author: Key, created: Moment, updated = created): By => ({ author, created, updated })

/** Further details. `at` is the postal address, at work by default. `birthday` and `founded` are days, `YYYY-MM-DD`. */
type More = Pick<Entry, 'tags' | 'reach' | 'background' | 'sight' | 'attachments'> & {
  at?: Partial<DemoAddress>
  birthday?: string
  founded?: string
}
const particulars = ({ at, birthday, founded, ...more }: More) => ({
  ...more,
  addresses: at ? [{ kind: 'work' as const, ...at }] : [],
  importantDates: [
    ...(birthday ? [{ type: 'birthday' as const, isEveryYear: true, date: birthday }] : []),
    ...(founded ? [{ type: 'anniversary' as const, isEveryYear: true, date: founded }] : []),
  ],
})

/** Describes a person: name and last name, job, and the key of the company. */
export const person = (
  key: Key,
  [name, lastName]: [name: string, lastName?: string],
  [title, company]: [title: string | undefined, company?: Key],
  when: By,
  more: More,
): Entry => ({
  key,
  name,
  ...(lastName === undefined ? {} : { lastName }),
  ...(title === undefined ? {} : { title }),
  ...(company === undefined ? {} : { company }),
  ...when,
  ...particulars(more),
})

export const company = (key: Key, name: string, when: By, more: More): Entry => ({
  key,
  type: 'company',
  name,
  ...when,
  ...particulars(more),
})

const datum = (source: string): DemoDatum => {
  const personal = source.startsWith('personal:')
  const entityValue = personal ? source.slice('personal:'.length) : source
  const entityType = entityValue.startsWith('https://') ? 'website' : entityValue.includes('@') ? 'e-mail' : 'phone'
  return { entityType, entityValue, kind: personal ? 'personal' : 'work' }
}

/** Returns the entries as contacts in the same order. @throws if a company is missing */
export const contactsOf = (entries: Entry[]): DemoContact[] => {
  const places = new Map(entries.map(({ key }, place): [Key, ContactIndex] => [key, place]))
  return entries.map((entry): DemoContact => {
    const company = entry.company === undefined ? undefined : places.get(entry.company)
    const employer = company === undefined ? undefined : entries[company]
    if (entry.company !== undefined && !employer) throw new Error(`The story has no company ${entry.company}.`)
    return {
      type: entry.type ?? 'person',
      name: entry.name,
      ...(entry.lastName === undefined ? {} : { lastName: entry.lastName }),
      ...(entry.title === undefined ? {} : { title: entry.title }),
      ...(company === undefined || !employer ? {} : { company, companyName: employer.name }),
      ...(entry.background === undefined ? {} : { backgroundInfo: entry.background }),
      ...(entry.sight ?? { visibility: 'public' }),
      contactData: entry.reach.map(datum),
      importantDates: entry.importantDates,
      addresses: entry.addresses,
      tags: entry.tags,
      attachments: entry.attachments ?? [],
      author: entry.author,
      createdAt: entry.created,
      updatedAt: entry.updated,
    }
  })
}
