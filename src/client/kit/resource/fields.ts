import type { Workgroup } from '../../../contract/workgroups.ts'
import type { ChangedField } from '../../../contract/x/changes.ts'
import { valueText } from './value-words.ts'

/** Names that the text of a field may need. */
export interface Names {
  readonly groups: readonly Workgroup[]
  readonly nameOf: (userId: string) => string
  /** Returns the name of a category of the resource. */
  readonly categoryOf?: ((categoryId: string) => string | undefined) | undefined
}

/** A part of a record that is replaced as a whole. */
interface ValueField<R> {
  readonly kind: 'value'
  /** Its name in sentences: "title". */
  readonly label: string
  /** The keys of the record, and of a change of it, that belong together. */
  readonly keys: readonly string[]
  /** Its value as text for people. */
  readonly text: (record: R, names: Names) => string
  /** The record after a change of these keys; by default they are replaced. */
  readonly apply?: ((record: R, change: object) => R) | undefined
}

/** A list of entries with ids. A change names an entry by its id, removes it with `-id`, and adds one without an id. */
interface ListField {
  readonly kind: 'list'
  readonly label: string
  readonly key: string
  readonly text: (entry: object) => string
}

/** A list of ids. A change adds an id, or removes it as `-id`; two such changes never conflict. */
interface IdsField {
  readonly kind: 'ids'
  readonly key: string
}

/** How the parts of a record change. Optimistic edits and conflicts need to know nothing else about it. */
export type Fields<R> = readonly (ValueField<R> | ListField | IdsField)[]

type KeyOf<R> = keyof R & string

/** The keys with text that people write, and none of the codes, dates and flags. */
type TextKey<R> = { [K in KeyOf<R>]: string extends R[K] ? K : never }[KeyOf<R>]

/** Describes a part that is one text, such as a title. */
export const textField = <R>(key: TextKey<R>, label: string): ValueField<R> => ({
  kind: 'value',
  label,
  keys: [key],
  text: (record) => String(record[key]),
})

/** Describes a part that the screens write in another way than the service: a status, a date, an amount, formatted text. */
export const codedField = <R>(key: KeyOf<R> & ChangedField, label: string): ValueField<R> => ({
  kind: 'value',
  label,
  keys: [key],
  text: (record) => valueText(key, String(record[key] ?? '')),
})

/** Describes an optional value that an empty text clears. */
export const optionalField = <R extends object>(key: KeyOf<R>, label: string, text: ValueField<R>['text']): ValueField<R> => ({
  kind: 'value',
  label,
  keys: [key],
  text,
  apply: (record, change) => {
    const { [key]: _, ...rest } = record
    const value = read<string>(change, key)
    return (value ? { ...rest, [key]: value } : rest) as R
  },
})

/** Describes the category of a record, which may have none. */
export const categoryField = <R extends object>(key: KeyOf<R>): ValueField<R> =>
  optionalField<R>(key, 'category', (record, { categoryOf }) => {
    const category = record[key]
    return category ? (categoryOf?.(String(category)) ?? 'another category') : ''
  })

/** Describes keys that are one thing to people, such as the id and the name of a company. */
export const joinedField = <R>(parts: Omit<ValueField<R>, 'kind'>): ValueField<R> => ({ kind: 'value', ...parts })

/** Describes a list of entries with ids. */
export const listField = <Entry extends object>(key: string, label: string, text: (entry: Entry) => string): ListField => ({
  kind: 'list',
  label,
  key,
  text: (entry) => text(entry as Entry),
})

/** Describes a list of ids. */
export const idsField = (key: string): IdsField => ({ kind: 'ids', key })

interface Entry {
  readonly id?: string | undefined
}

const applyList = (entries: readonly Entry[], changes: readonly Entry[]): readonly Entry[] => {
  const byId = new Map(changes.map((change) => [change.id, change]))
  const kept = entries.filter(({ id }) => !byId.has(`-${id}`)).map((entry) => ({ ...entry, ...byId.get(entry.id) }))
  const added = changes.filter(({ id }) => !id).map((change, at) => ({ ...change, id: `new-${at}` }))
  return [...kept, ...added]
}

const applyIds = (ids: readonly string[], changes: readonly string[]): string[] => {
  const removed = new Set(changes.filter((id) => id.startsWith('-')).map((id) => id.slice(1)))
  return [...new Set([...ids, ...changes.filter((id) => !id.startsWith('-'))])].filter((id) => !removed.has(id))
}

const read = <T>(of: object, key: string): T | undefined => (of as Record<string, T | undefined>)[key]

const applyField = <R extends object>(field: Fields<R>[number], record: R, change: object): R => {
  if (field.kind === 'value') {
    const parts = Object.fromEntries(Object.entries(change).filter(([key]) => field.keys.includes(key)))
    if (Object.keys(parts).length === 0) return record
    return field.apply ? field.apply(record, parts) : { ...record, ...parts }
  }
  const changes = read<never[]>(change, field.key)
  if (!changes) return record
  const now = read<never[]>(record, field.key) ?? []
  return { ...record, [field.key]: field.kind === 'list' ? applyList(now, changes) : applyIds(now, changes) }
}

/** The record as it will be once the service has accepted a change. Entries it adds have ids that begin with `new-` until then. */
export const applyFields = <R extends object>(fields: Fields<R>, record: R, change: object): R =>
  fields.reduce((now, field) => applyField(field, now, change), record)
