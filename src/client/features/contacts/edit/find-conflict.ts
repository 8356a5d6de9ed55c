import type { Contact, ContactChange } from '../../../../contract/contacts/contacts.ts'

/** One thing that two people changed at the same time. */
export interface Clash {
  /** What it is, in a word: "title", "phone". */
  readonly what: string
  readonly mine: string
  readonly theirs: string
}

const words: Partial<Record<keyof ContactChange, string>> = {
  name: 'name',
  lastName: 'last name',
  title: 'title',
  companyId: 'company',
  companyName: 'company',
  backgroundInfo: 'background',
  visibility: 'who can see this',
}
const nested = ['contactData', 'importantDates', 'addresses'] as const
const nestedWords = { contactData: 'phone, e-mail or website', importantDates: 'date', addresses: 'address' } as const

const textOf = (entry: object | undefined): string => {
  if (!entry) return 'removed'
  const shown = Object.entries(entry).filter(([key]) => !['id', 'kind', 'entityType', 'type', 'isEveryYear'].includes(key))
  return shown
    .map(([, value]) => value)
    .filter(Boolean)
    .join(', ')
}

/** What an entry says, in whatever order it says it; an empty part is none. */
const said = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).filter(([, part]) => part !== undefined && part !== '')
  return JSON.stringify(parts.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
const same = (a: unknown, b: unknown) => said(a) === said(b)

const shownScalar = (contact: Contact, key: keyof ContactChange) => {
  const value = key === 'companyId' ? contact.companyName : contact[key as keyof Contact]
  return typeof value === 'string' ? value : ''
}

const scalarClash = (base: Contact, theirs: Contact, mine: Contact, change: ContactChange): Clash | undefined => {
  const keys = (Object.keys(words) as (keyof ContactChange)[]).filter((key) => change[key] !== undefined)
  const key = keys.find((each) => !same(shownScalar(base, each), shownScalar(theirs, each)))
  if (!key || same(shownScalar(mine, key), shownScalar(theirs, key))) return undefined
  return { what: words[key] ?? '', mine: shownScalar(mine, key) || 'empty', theirs: shownScalar(theirs, key) || 'empty' }
}

const nestedClash = (base: Contact, theirs: Contact, mine: Contact, change: ContactChange): Clash | undefined => {
  for (const list of nested) {
    for (const { id = '' } of change[list] ?? []) {
      const find = (contact: Contact) => contact[list].find((entry) => entry.id === id.replace('-', ''))
      if (id === '' || same(find(base), find(theirs)) || same(find(mine), find(theirs))) continue
      return { what: nestedWords[list], mine: textOf(find(mine)), theirs: textOf(find(theirs)) }
    }
  }
  return undefined
}

/**
 * Whether somebody else changed the very thing that is being changed: `base` is what was on the screen, `theirs` what the service
 * holds now, `mine` what it would be. Changes to different things do not clash, both are kept.
 */
export const findClash = (base: Contact, theirs: Contact, mine: Contact, change: ContactChange): Clash | undefined =>
  scalarClash(base, theirs, mine, change) ?? nestedClash(base, theirs, mine, change)

/** The change as it can still be sent: entries that are gone by now are added anew, or need no removing any more. */
export const rebase = (change: ContactChange, base: Contact, theirs: Contact): ContactChange => {
  const next = { ...change }
  for (const list of nested) {
    const has = (id: string) => theirs[list].some((entry) => entry.id === id)
    const revived = (change[list] ?? []).flatMap((entry): object[] => {
      const id = entry.id?.replace('-', '')
      if (id === undefined || has(id)) return [entry]
      if (entry.id?.startsWith('-')) return []
      const { id: _, ...before } = base[list].find((each) => each.id === id) ?? { id }
      const { id: __, ...wanted } = entry
      return [{ ...before, ...wanted }]
    })
    if (change[list]) Object.assign(next, { [list]: revived })
  }
  return next
}
