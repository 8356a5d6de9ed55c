import type { TagMatch } from '../../../contract/contacts/tags.ts'
import { isDay, isId } from '../../../contract/wire/values.ts'
import { plural } from '../../locale.ts'
import { formatDate } from '../../ui/dates/format-date.ts'
import type { Noun } from '../../ui/text/noun.ts'
import { isPreset, presetWords } from './since.ts'

/** The base of every filter. `read` returns undefined for an invalid parameter. */
interface FieldBase<V> {
  /** The URL's parameter. */
  readonly param: string
  readonly label: string
  /** False where only links set it: the line shows it once it is set. */
  readonly offered?: boolean
  /** The filters that the service does not combine with this one; `others` is every filter and the sort. */
  readonly excludes?: 'others' | readonly string[]
  read(text: string): V | undefined
  write(value: V): string
  /** Returns the sentence of a set filter. `name` is the name of the record that it holds the id of. */
  sentence(value: V, name: string | undefined): string
}

interface TermField extends FieldBase<string> {
  readonly kind: 'term'
}
interface TextField extends FieldBase<string> {
  readonly kind: 'text'
  readonly description?: string
}
/** A text with suggestions. Other text has to be typed in full. */
interface SuggestField extends FieldBase<string> {
  readonly kind: 'suggest'
  readonly hint: string
}
/** A record, by its id, found as you type. */
interface RecordField extends FieldBase<string> {
  readonly kind: 'record'
  readonly placeholder: string
  /** The value that finds the records without one. */
  readonly none?: string
  /** Whether a text can be a value; ids by default. */
  readonly accepts?: (text: string) => boolean
}
interface SinceField extends FieldBase<string> {
  readonly kind: 'since'
  /** The verb of its sentence: "Updated". */
  readonly verb: string
}
/** Tags, and whether a record has to have all, any or none of them. */
export interface TagsFilter {
  readonly match: TagMatch
  readonly tags: readonly string[]
}
interface TagsField extends FieldBase<TagsFilter> {
  readonly kind: 'tags'
}
interface FlagField extends FieldBase<true> {
  readonly kind: 'flag'
  /** The empty state of its list. */
  readonly empty: { readonly title: string; readonly text: string }
}
export interface Choice<V extends string> {
  readonly value: V
  readonly label: string
  /** The noun of the records under this choice. */
  readonly noun?: Noun
}
interface ChoiceField<V extends string> extends FieldBase<V> {
  readonly kind: 'choice'
  readonly options: readonly Choice<V>[]
  /** Label for no choice. With it, the choices are a segmented control. */
  readonly all?: string
}

export type Field = TermField | TextField | SuggestField | RecordField | SinceField | TagsField | FlagField | ChoiceField<string>

type Options<F extends Field> = Omit<F, 'kind' | 'read' | 'write' | 'sentence'>

const asIs = (value: string) => value
const text = { read: (typed: string) => typed.trim() || undefined, write: asIs }
const labelled = (label: string) => (value: string) => `${label}: ${value}`

/** The search box. */
export const termField = (options: Omit<Options<TermField>, 'param'>): TermField => ({
  ...options,
  ...text,
  kind: 'term',
  param: 'term',
  sentence: asIs,
})

export const textField = (options: Options<TextField>): TextField => ({
  ...options,
  ...text,
  kind: 'text',
  sentence: labelled(options.label),
})

export const suggestField = (options: Options<SuggestField>): SuggestField => ({
  ...options,
  ...text,
  kind: 'suggest',
  sentence: labelled(options.label),
})

export const recordField = (options: Options<RecordField>): RecordField => ({
  ...options,
  kind: 'record',
  read: (id) => ((options.accepts ?? isId)(id) || id === options.none ? id : undefined),
  write: asIs,
  sentence: (_, name = '…') => `${options.label}: ${name}`,
})

/** A preset, which means the same tomorrow, or a day, `YYYY-MM-DD`. */
export const sinceField = (options: Options<SinceField>): SinceField => ({
  ...options,
  kind: 'since',
  read: (value) => (isPreset(value) || isDay(value) ? value : undefined),
  write: asIs,
  sentence: (value) => (isPreset(value) ? presetWords(options.verb, value) : `${options.verb} since ${formatDate(value)}`),
})

const prefixed = /^(all|any|none):(.*)$/s
const matchWords = {
  all: (tags: readonly string[]) => plural(tags.length, { one: 'Tag', other: 'Tags' }),
  any: () => 'Any tag of',
  none: (tags: readonly string[]) => plural(tags.length, { one: 'Without the tag', other: 'Without the tags' }),
}

/** `press,vip` are all of them, `any:press,vip` any, `none:press` none. */
export const tagsField = (options: Options<TagsField>): TagsField => ({
  ...options,
  kind: 'tags',
  read: (text) => {
    const [, match = 'all', names = text] = prefixed.exec(text) ?? []
    const tags = [...new Set(names.split(',').map((tag) => tag.trim()))].filter(Boolean).sort()
    return tags.length > 0 ? { match: match as TagMatch, tags } : undefined
  },
  write: ({ match, tags }) => {
    const names = tags.join(',')
    return match === 'all' && !prefixed.test(names) ? names : `${match}:${names}`
  },
  sentence: ({ match, tags }) => `${matchWords[match](tags)}: ${tags.join(', ')}`,
})

export const flagField = (options: Options<FlagField>): FlagField => ({
  ...options,
  kind: 'flag',
  read: () => true,
  write: () => '1',
  sentence: () => options.label,
})

export const choiceField = <const V extends string>(
  options: Omit<ChoiceField<V>, 'kind' | 'read' | 'write' | 'sentence'>,
): ChoiceField<V> => ({
  ...options,
  kind: 'choice',
  read: (name) => options.options.find(({ value }) => value === name)?.value,
  write: asIs,
  sentence: (value) => `${options.label}: ${options.options.find((option) => option.value === value)?.label ?? value}`,
})

/** The filter by visibility, for every resource that has one. */
export const visibilityFilter = choiceField({
  param: 'visibility',
  label: 'Visible to',
  options: [
    { value: 'public', label: 'Everyone' },
    { value: 'group', label: 'A workgroup' },
    { value: 'selected-people', label: 'Selected people' },
    { value: 'only-me', label: 'Only me' },
  ],
})
