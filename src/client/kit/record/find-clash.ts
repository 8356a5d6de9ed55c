import type { Fields, Names } from '../resource/fields.ts'

/** A field that two people changed at the same time, with both values as text. */
export interface Clash {
  /** The field, in a word: "title", "phone". */
  readonly what: string
  readonly mine: string
  readonly theirs: string
}

/** A clash with the changes that its answer sends, both as changes of `base`. */
export interface FieldClash<Change> {
  readonly clash: Clash
  /** What "Keep mine" sends. */
  readonly mine: Change
  /** What "Use theirs" still sends: the parts that nobody else changed. They go with the first clash of a change. */
  readonly rest: Change | undefined
}

interface FoundClash {
  readonly clash: Clash
  /** The part of the change that clashes. */
  readonly part: object
}

interface Versions<R> {
  /** The record that the editor was opened on. */
  readonly base: R
  /** The record as the service has it now. */
  readonly theirs: R
  /** `base` with the change applied. */
  readonly mine: R
}

interface Entry {
  readonly id?: string | undefined
}

const isBlank = (value: unknown) => value === undefined || value === ''

/** A value as text for comparing: without regard to the order of keys, and with blank parts left out. */
const normalized = (value: unknown): string => {
  if (Array.isArray(value)) return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(isBlank(value) ? null : value)
  const parts = Object.entries(value).filter(([, part]) => !isBlank(part))
  return JSON.stringify(parts.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
const same = (a: unknown, b: unknown) => normalized(a) === normalized(b)

const partsOf = (record: object, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)))
const entriesOf = (of: object, key: string) => (of as Record<string, readonly Entry[] | undefined>)[key] ?? []
const idOf = ({ id }: Entry) => id?.replace('-', '')

const clashesIn = <R extends object>(
  field: Fields<R>[number],
  { base, theirs, mine }: Versions<R>,
  change: object,
  names: Names,
): FoundClash[] => {
  if (field.kind === 'ids') return []
  if (field.kind === 'value') {
    const parts = (record: object) => partsOf(record, field.keys)
    const touched = field.keys.some((key) => key in change)
    if (!touched || same(parts(base), parts(theirs)) || same(parts(mine), parts(theirs))) return []
    const clash = { what: field.label, mine: field.text(mine, names) || 'empty', theirs: field.text(theirs, names) || 'empty' }
    return [{ clash, part: parts(change) }]
  }
  return entriesOf(change, field.key).flatMap((changed) => {
    const id = idOf(changed)
    const find = (record: R) => entriesOf(record, field.key).find((entry) => entry.id === id)
    if (id === undefined || same(find(base), find(theirs)) || same(find(mine), find(theirs))) return []
    const text = (entry: Entry | undefined) => (entry ? field.text(entry) : 'removed')
    return [{ clash: { what: field.label, mine: text(find(mine)), theirs: text(find(theirs)) }, part: { [field.key]: [changed] } }]
  })
}

/** Returns a change without some of its parts; an entry of a list is such a part. */
const without = <Change extends object>(change: Change, parts: readonly object[]): Change => {
  const left = Object.entries(change).flatMap(([key, value]): [string, unknown][] => {
    const taken = parts.filter((part) => key in part)
    if (taken.length === 0) return [[key, value]]
    if (!Array.isArray(value)) return []
    const entries = value.filter((entry: Entry) => !taken.some((part) => entriesOf(part, key).includes(entry)))
    return entries.length === 0 ? [] : [[key, entries]]
  })
  return Object.fromEntries(left) as Change
}

/** Returns the fields of a change that somebody else changed to another value. Changes of different fields do not clash. */
export const findClashes = <R extends object, Change extends object>(
  fields: Fields<R>,
  versions: Versions<R>,
  change: Change,
  names: Names,
): FieldClash<Change>[] => {
  const found = fields.flatMap((field) => clashesIn(field, versions, change, names))
  const parts = found.map(({ part }) => part)
  const rest = without(change, parts)
  return found.map(({ clash, part }, at) => {
    if (at > 0) return { clash, mine: part as Change, rest: undefined }
    return { clash, mine: without(change, parts.slice(1)), rest: Object.keys(rest).length > 0 ? rest : undefined }
  })
}

/** The change as it can still be sent: an entry that is gone by now is added again, and need not be removed again. */
export const rebase = <R extends object, Change extends object>(fields: Fields<R>, change: Change, base: R, theirs: R): Change => {
  const lists = fields.flatMap((field) => (field.kind === 'list' && field.key in change ? field.key : []))
  const rebased = lists.map((key) => {
    const existing = new Set(entriesOf(theirs, key).map(({ id }) => id))
    const next = entriesOf(change, key).flatMap((entry): object[] => {
      const id = idOf(entry)
      if (id === undefined || existing.has(id)) return [entry]
      if (entry.id?.startsWith('-')) return []
      const { id: _, ...before } = entriesOf(base, key).find((each) => each.id === id) ?? {}
      const { id: __, ...wanted } = entry
      return [{ ...before, ...wanted }]
    })
    return [key, next]
  })
  return { ...change, ...Object.fromEntries(rebased) }
}
