import { useRef, useState } from 'react'
import { FilterChip } from '../../ui/filters/filter-chip.tsx'
import { Popover } from '../../ui/float/popover.tsx'
import { usePhone } from '../../ui/media/use-phone.ts'
import type { FieldSources } from './field-source.ts'
import { filterPanel, panelWidth, withPanels } from './filter-button.tsx'
import line from './filter-line.module.css'
import classes from './panels/panels.module.css'
import type { SearchState } from './search-fields.ts'
import { disabledReasonOf } from './search-words.ts'
import type { UsedSearch } from './use-search.ts'

interface FoldedProps<S extends SearchState> {
  /** The width of the line, in rem, from which all filters fit. */
  width: number
  names: readonly string[]
  search: UsedSearch<S>
  sources: FieldSources
}

/** The filters of the line that the style sheet hides. */
const hiddenIn = (line: Element | null | undefined, names: readonly string[]) =>
  names.filter((name) => !line?.querySelector(`[data-filter="${name}"]`)?.checkVisibility())

/** The unset filters that do not fit behind one button: choose a filter, then set it in the same popover. */
export const FoldedFilters = <S extends SearchState>({ width, names, search, sources }: FoldedProps<S>) => {
  const phone = usePhone()
  const root = useRef<HTMLSpanElement>(null)
  const [folded, setFolded] = useState<readonly string[]>()
  const open = folded !== undefined
  const [chosen, setChosen] = useState<string>()
  const { fields, state, apply } = search
  const field = fields.fields[chosen ?? '']
  const toggle = (next: boolean) => {
    setChosen(undefined)
    setFolded(next ? hiddenIn(root.current?.closest('[role=group]'), names) : undefined)
  }
  const choose = (name: string) => {
    if (fields.fields[name]?.kind !== 'flag') return setChosen(name)
    toggle(false)
    apply(fields.with(state, name, true))
  }
  return (
    <span ref={root} className={line.folded} data-width={width}>
      <Popover
        opened={open}
        onChange={toggle}
        label="Filter"
        width={panelWidth(field?.kind)}
        target={
          <FilterChip
            label={phone ? 'Filter' : 'More filters'}
            open={open}
            onOpen={open ? () => toggle(false) : withPanels(() => toggle(true))}
          />
        }
      >
        {chosen && field ? (
          <filterPanel.Component
            field={field}
            value={undefined}
            source={sources[chosen]}
            onSet={(value, how) => apply(fields.with(state, chosen, value), how)}
            onDone={() => toggle(false)}
          />
        ) : (
          <div className={classes.choices}>
            {folded?.map((name, at) => {
              const reason = disabledReasonOf(fields, state, name)
              return (
                <button
                  key={name}
                  type="button"
                  className={classes.choice}
                  aria-disabled={reason ? true : undefined}
                  data-autofocus={at === 0 || undefined}
                  onClick={() => !reason && choose(name)}
                >
                  {fields.fields[name]?.label}
                  {reason && <span className={classes.hint}>{reason}</span>}
                </button>
              )
            })}
          </div>
        )}
      </Popover>
    </span>
  )
}
