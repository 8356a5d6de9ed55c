import { Segmented } from '../../ui/filters/segmented.tsx'
import { InlineSelect } from '../../ui/inline/inline-select.tsx'
import line from './filter-line.module.css'
import { filterValue, type SearchState } from './search-fields.ts'
import { disabledReasonOf } from './search-words.ts'
import type { UsedSearch } from './use-search.ts'

const all = 'all'

interface SegmentedFilterProps<S extends SearchState> {
  name: string
  /** The width of the line, in rem, up to which it is a select. */
  width: number
  search: UsedSearch<S>
}

/** A filter with a few choices side by side, the first of them none; in a narrow line a select. */
export const SegmentedFilter = <S extends SearchState>({ name, width, search }: SegmentedFilterProps<S>) => {
  const { fields, state, apply } = search
  const field = fields.fields[name]
  if (field?.kind !== 'choice') return null
  const choice = {
    label: field.label,
    value: (filterValue(state, name) as string | undefined) ?? all,
    options: [{ value: all, label: field.all ?? 'All' }, ...field.options],
    onChange: (chosen: string) => apply(fields.with(state, name, chosen === all ? undefined : chosen)),
  }
  const reason = disabledReasonOf(fields, state, name)
  if (reason) return <Segmented {...choice} disabledReason={reason} />
  return (
    <>
      <span className={`${line.unset} ${line.segments}`} data-width={width}>
        <Segmented {...choice} />
      </span>
      <span className={`${line.folded} ${line.select}`} data-width={width}>
        <InlineSelect {...choice} standsAlone />
      </span>
    </>
  )
}
