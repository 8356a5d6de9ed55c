import { memo } from 'react'
import type { FieldSources } from './field-source.ts'
import { FilterButton } from './filter-button.tsx'
import classes from './filter-line.module.css'
import { widthsFor } from './filter-widths.ts'
import { FoldedFilters } from './folded-filters.tsx'
import { filterValue, type SearchState } from './search-fields.ts'
import { filterSentence } from './search-words.ts'
import { SegmentedFilter } from './segmented-filter.tsx'
import { SortMenu } from './sort-menu.tsx'
import { useFilterNames } from './use-filter-names.ts'
import type { UsedSearch } from './use-search.ts'

/** Whether a filter is a segmented control. */
const isSegmented = (field: UsedSearch<SearchState>['fields']['fields'][string]) => field.kind === 'choice' && field.all !== undefined

interface FilterLineProps<S extends SearchState> {
  search: UsedSearch<S>
  sources: FieldSources
  /** Filters to leave out. */
  without?: readonly string[]
  /** False where the order cannot be chosen. */
  sortable?: boolean
}

const Line = <S extends SearchState>({ search, sources, without = [], sortable = true }: FilterLineProps<S>) => {
  const { fields, state } = search
  const names = useFilterNames(fields, state, sources)
  const all = Object.entries(fields.fields).filter(([name, { kind }]) => kind !== 'term' && !without.includes(name))
  const buttons = all.filter(([, field]) => !isSegmented(field)).map(([name]) => name)
  const set = fields.filtersOf(state)
  const unset = buttons.filter((name) => !set.includes(name) && fields.fields[name]?.offered !== false)
  const widths = widthsFor({
    segments: all.flatMap(([, field]) =>
      field.kind === 'choice' && isSegmented(field) ? [field.all ?? '', ...field.options.map(({ label }) => label)] : [],
    ),
    set: buttons.flatMap((name) => {
      const field = set.includes(name) ? fields.fields[name] : undefined
      return field ? (filterSentence(field, filterValue(state, name), names[name]) ?? []) : []
    }),
    unset: unset.map((name) => fields.fields[name]?.label ?? ''),
  })
  return (
    <>
      <div role="group" aria-label="Filters" className={classes.line}>
        {all
          .filter(([, field]) => isSegmented(field))
          .map(([name]) => (
            <SegmentedFilter key={name} name={name} width={widths.segments} search={search} />
          ))}
        {buttons
          .filter((name) => set.includes(name) || unset.includes(name))
          .map((name) => (
            <span
              key={name}
              className={set.includes(name) ? classes.set : classes.unset}
              data-filter={name}
              data-width={widths.each[unset.indexOf(name)]}
            >
              <FilterButton name={name} search={search} source={sources[name]} recordName={names[name]} />
            </span>
          ))}
        {unset.length > 0 && <FoldedFilters width={widths.all} names={unset} search={search} sources={sources} />}
      </div>
      {sortable && !fields.hasOwnOrder(state) && fields.sorts.length > 1 && (
        <span className={classes.end}>
          <SortMenu search={search} />
        </span>
      )}
    </>
  )
}

/**
 * The set filters, and buttons for the others as far as they fit; one button has the rest. Memoized: loading more rows does not render it again.
 */
export const FilterLine = memo(Line) as typeof Line
