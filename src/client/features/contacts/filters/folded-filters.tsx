import { useState } from 'react'
import { FilterChip } from '../../../ui/filters/filter-chip.tsx'
import { Popover } from '../../../ui/float/popover.tsx'
import { FilterPanel } from '../filter-panels/filter-panel.tsx'
import classes from '../filter-panels/panels.module.css'
import type { ContactSearch } from '../search/search.ts'
import { type FilterName, filterLabels, whyNot } from '../search/search-words.ts'
import type { ApplySearch } from '../search/use-contact-search.ts'

interface FoldedProps {
  names: readonly FilterName[]
  search: ContactSearch
  apply: ApplySearch
}

/** The filters that are not set, behind one "+ Filter": first which one, then its panel in the same place. */
export const FoldedFilters = ({ names, search, apply }: FoldedProps) => {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<FilterName>()
  const toggle = (next: boolean) => {
    setChosen(undefined)
    setOpen(next)
  }
  const choose = (name: FilterName) => {
    if (name !== 'recent') return setChosen(name)
    toggle(false)
    apply({ sort: 'name', recent: true })
  }
  return (
    <Popover
      opened={open}
      onChange={toggle}
      label="Filter"
      width={chosen === 'since' ? 'content' : 280}
      target={<FilterChip label="Filter" open={open} onOpen={() => toggle(!open)} />}
    >
      {chosen && chosen !== 'recent' ? (
        <FilterPanel name={chosen} search={search} apply={apply} onDone={() => toggle(false)} />
      ) : (
        <div className={classes.choices}>
          {names.map((name, at) => {
            const reason = whyNot(name, search)
            return (
              <button
                key={name}
                type="button"
                className={classes.choice}
                aria-disabled={reason ? true : undefined}
                title={reason}
                data-autofocus={at === 0 || undefined}
                onClick={() => !reason && choose(name)}
              >
                {filterLabels[name]}
              </button>
            )
          })}
        </div>
      )}
    </Popover>
  )
}
