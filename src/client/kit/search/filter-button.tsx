import { useState } from 'react'
import { FilterChip } from '../../ui/filters/filter-chip.tsx'
import { Popover } from '../../ui/float/popover.tsx'
import { notify } from '../../ui/float/undo-note.tsx'
import { redirectTyping } from '../../ui/keys/typed-ahead.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import type { FieldSource } from './field-source.ts'
import { filterValue, type SearchState } from './search-fields.ts'
import { disabledReasonOf, filterSentence } from './search-words.ts'
import type { UsedSearch } from './use-search.ts'

export const filterPanel = lazyComponent(() => import('./panels/filter-panel.tsx').then(({ FilterPanel }) => FilterPanel))

/** px, or the calendar's own width. */
export const panelWidth = (kind: string | undefined): number | 'content' => (kind === 'since' ? 'content' : 280)

/** Opens something once the code of the panels is there, and keeps what is typed until then. */
export const withPanels = (open: () => void) => () => {
  const end = redirectTyping()
  const fail = () => {
    end()
    notify({ message: "Couldn't load this filter. Reload the page.", tone: 'red' })
  }
  void filterPanel.fetch().then(open, fail)
}

interface FilterButtonProps<S extends SearchState> {
  name: string
  search: UsedSearch<S>
  source: FieldSource | undefined
  recordName: string | undefined
}

/** One filter: a button while unset, otherwise a sentence with a clear button. */
export const FilterButton = <S extends SearchState>({ name, search, source, recordName }: FilterButtonProps<S>) => {
  const [open, setOpen] = useState(false)
  const { fields, state, apply } = search
  const field = fields.fields[name]
  if (!field) return null
  const value = filterValue(state, name)
  const sentence = filterSentence(field, value, recordName)
  const set = (next: unknown, how?: { replace?: boolean }) => apply(fields.with(state, name, next), how)
  const chip = {
    label: sentence ?? field.label,
    set: sentence !== undefined,
    onClear: () => set(undefined),
    disabledReason: sentence === undefined ? disabledReasonOf(fields, state, name) : undefined,
  }
  if (field.kind === 'flag') return <FilterChip {...chip} onOpen={() => set(value ? undefined : true)} />
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      label={field.label}
      width={panelWidth(field.kind)}
      target={<FilterChip {...chip} open={open} onOpen={open ? () => setOpen(false) : withPanels(() => setOpen(true))} />}
    >
      <filterPanel.Component field={field} value={value} source={source} onSet={set} onDone={() => setOpen(false)} />
    </Popover>
  )
}
