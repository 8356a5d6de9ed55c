import { IconChevronDown } from '@tabler/icons-react'
import { ActionsMenu } from '../../ui/float/menu.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import classes from './filter-line.module.css'
import type { SearchState } from './search-fields.ts'
import type { UsedSearch } from './use-search.ts'

/** The sort of a list, at the end of the filter line. */
export const SortMenu = <S extends SearchState>({ search: { fields, state, apply } }: { search: UsedSearch<S> }) => {
  const label = fields.sorts.find(({ value }) => value === state.sort)?.label
  return (
    <ActionsMenu
      label="Sort"
      items={fields.sorts.map(({ value, label }) => ({
        label,
        onClick: () => apply({ ...state, sort: value }),
        checked: value === state.sort,
      }))}
      target={
        <button type="button" className={classes.sort} aria-label={`Sort: ${label}`}>
          {label}
          <Icon of={IconChevronDown} size={14} />
        </button>
      }
    />
  )
}
