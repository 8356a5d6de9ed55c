import { memo } from 'react'
import type { FieldSources } from './field-source.ts'
import { FilterButton } from './filter-button.tsx'
import classes from './filter-line.module.css'
import { FoldedFilters } from './folded-filters.tsx'
import type { SearchState } from './search-fields.ts'
import { SegmentedFilter } from './segmented-filter.tsx'
import { SortMenu } from './sort-menu.tsx'
import { useFilterNames } from './use-filter-names.ts'
import type { UsedSearch } from './use-search.ts'

/** Whether a filter is a segmented control. */
const isSegmented = (field: UsedSearch<SearchState>['fields']['fields'][string]) => field.kind === 'choice' && field.all !== undefined

/** rem: a letter, and what is around the words of a choice or a button. */
const [letter, around] = [0.45, 1.75]

/** Estimates the width of the filters in rem. The style sheet folds them into one button if the line is narrower. */
const spaceFor = (labels: readonly string[]) => {
  const width = labels.reduce((sum, label) => sum + label.length * letter + around, 0)
  return width < 24 ? 'little' : width < 34 ? 'some' : 'much'
}

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
  const unset = buttons.filter((name) => !set.includes(name))
  const labels = all.flatMap(([, field]) =>
    field.kind === 'choice' && isSegmented(field) ? [field.all ?? '', ...field.options.map(({ label }) => label)] : [field.label],
  )
  return (
    <>
      <div role="group" aria-label="Filters" className={classes.line} data-room={spaceFor(labels)}>
        {all
          .filter(([, field]) => isSegmented(field))
          .map(([name]) => (
            <SegmentedFilter key={name} name={name} search={search} />
          ))}
        {buttons.map((name) => (
          <span key={name} className={set.includes(name) ? classes.set : classes.unset}>
            <FilterButton name={name} search={search} source={sources[name]} recordName={names[name]} />
          </span>
        ))}
        {unset.length > 0 && (
          <span className={classes.folded}>
            <FoldedFilters names={unset} search={search} sources={sources} />
          </span>
        )}
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
 * The set filters, and buttons for the others, which narrow windows fold into one. Memoized: loading more rows does not render it again.
 */
export const FilterLine = memo(Line) as typeof Line
