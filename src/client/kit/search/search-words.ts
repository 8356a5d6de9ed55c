import { joinList, plural } from '../../locale.ts'
import { countOf, type Noun } from '../../ui/text/noun.ts'
import type { Field } from './fields.ts'
import { filterValue, isExclusive, type SearchFields, type SearchState } from './search-fields.ts'

/** The names of the records that filters hold the ids of, by filter. */
export type FilterNames = Readonly<Record<string, string | undefined>>

/** Returns the sentence of a filter; undefined while it is not set. */
export const filterSentence = (field: Field, value: unknown, name: string | undefined): string | undefined =>
  value === undefined ? undefined : (field.sentence as (value: unknown, name: string | undefined) => string)(value, name)

/** Why a filter cannot be set beside those that are; undefined when it can. */
export const disabledReasonOf = <S extends SearchState>(search: SearchFields<S>, state: S, name: string): string | undefined => {
  const blockers = search.blockersOf(state, name)
  if (blockers.length === 0) return undefined
  const labels = blockers.map((blocker) => `"${search.fields[blocker]?.label}"`)
  const others = blockers.some((blocker) => isExclusive(search.fields[blocker]))
  return `Clear ${joinList(labels)} to use ${others ? 'other filters' : 'this filter'}.`
}

interface Empty {
  title: string
  text: string
  /** The words of the button that clears the filters. */
  clear: string
}

/** Returns the empty state of filters that find nothing. `everything` is the number of records without them. */
export const nothingFound = <S extends SearchState>(
  search: SearchFields<S>,
  state: S,
  { names, noun, everything }: { names: FilterNames; noun: Noun; everything: number },
): Empty => {
  const set = search.filtersOf(state)
  const chosen = set.map((name) => ({ name, field: search.fields[name], value: filterValue(state, name) }))
  const flag = chosen.find(({ field }) => field?.kind === 'flag')?.field
  if (flag?.kind === 'flag') return { ...flag.empty, clear: `Show all ${noun.other}` }
  const nouns = chosen.flatMap(({ field, value }) =>
    field?.kind === 'choice' ? (field.options.find((option) => option.value === value)?.noun ?? []) : [],
  )
  const records = nouns[0] ?? noun
  const rest = chosen.filter(({ field }) => field?.kind !== 'choice' || nouns.length === 0)
  const [only] = rest
  const sentence = only?.field && filterSentence(only.field, only.value, names[only.name])
  const title =
    rest.length > 1
      ? `No ${records.other} match all of these filters`
      : sentence
        ? `No ${records.other} match “${sentence}”`
        : `No ${records.other} yet`
  const several = set.length > 1
  return {
    title,
    text: `${countOf(everything, noun)} ${plural(everything, { one: 'is', other: 'are' })} hidden by ${several ? 'these filters' : 'this filter'}.`,
    clear: several ? 'Clear all filters' : 'Clear filter',
  }
}
