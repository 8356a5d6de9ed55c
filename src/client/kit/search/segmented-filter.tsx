import { Segmented } from '../../ui/filters/segmented.tsx'
import { filterValue, type SearchState } from './search-fields.ts'
import { disabledReasonOf } from './search-words.ts'
import type { UsedSearch } from './use-search.ts'

const all = 'all'

/** A filter with a few choices side by side, the first of them none. */
export const SegmentedFilter = <S extends SearchState>({ name, search }: { name: string; search: UsedSearch<S> }) => {
  const { fields, state, apply } = search
  const field = fields.fields[name]
  if (field?.kind !== 'choice') return null
  return (
    <Segmented
      label={field.label}
      value={(filterValue(state, name) as string | undefined) ?? all}
      options={[{ value: all, label: field.all ?? 'All' }, ...field.options]}
      disabledReason={disabledReasonOf(fields, state, name)}
      onChange={(chosen) => apply(fields.with(state, name, chosen === all ? undefined : chosen))}
    />
  )
}
