import { type KeyboardEvent, useId, useState } from 'react'
import { type ComboOption, type ComboSearch, useChooseWhenFound, useOptions } from '../../../ui/combo/use-options.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextHighlight } from '../../../ui/text/text-highlight.tsx'
import classes from './panels.module.css'

interface PickPanelProps {
  label: string
  search: ComboSearch
  onPick: (option: ComboOption) => void
  /** The words of the row that makes a new one, where that is possible. */
  createLabel?: (term: string) => string
  nothing: string
  /** Said under the choices: which they are. */
  hint?: string
  /** What stands in the field at first. */
  initial?: string
  /** The row of what is typed stands before the others, so that Enter means it. */
  typedFirst?: boolean
}

// The service answers a search with so many at most.
const onePage = 50

/** One of many, found as one types, inside a popover: the choices stand under the field, so that nothing floats over what floats. */
export const PickPanel = ({ label, search, onPick, createLabel, nothing, hint, initial = '', typedFirst = false }: PickPanelProps) => {
  const id = useId()
  const [typed, setTyped] = useState(initial)
  const [at, setAt] = useState(0)
  const term = typed.trim()
  const { options, failed, settled, current } = useOptions(true, term, search)
  const known = options.some((option) => option.label.toLowerCase() === term.toLowerCase())
  const fresh = createLabel && term && !known ? [{ label: term }] : []
  const rows: readonly ComboOption[] = typedFirst ? [...fresh, ...options] : [...options, ...fresh]
  const active = Math.min(at, rows.length - 1)
  const chooseWhenFound = useChooseWhenFound(current, true, term, () => rows[active] && onPick(rows[active]))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const row = rows[active]
    if (step && rows.length) setAt((active + step + rows.length) % rows.length)
    // Who has not moved means what is typed, also while the choices for it are on their way.
    else if (event.key === 'Enter' && at === 0 && !current) chooseWhenFound.ask('first')
    else if (event.key === 'Enter' && row) onPick(row)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside
    <div className={classes.pick} onKeyDown={onKeyDown}>
      <TextField
        label={label}
        value={typed}
        autoComplete="off"
        autoFocus
        onChange={(text) => {
          setTyped(text)
          setAt(0)
        }}
      />
      <div className={classes.options}>
        <div id={id} role="listbox" aria-label={label} className={classes.rows}>
          {rows.map((row, index) => (
            <button
              key={row.id ?? `new ${row.label}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classes.choice}
              ref={index === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
              onClick={() => onPick(row)}
            >
              {row.id ? <TextHighlight text={row.label} term={term} /> : createLabel?.(row.label)}
            </button>
          ))}
        </div>
        {settled && rows.length === 0 && <p className={classes.hint}>{failed ? 'The search did not answer.' : nothing}</p>}
        {hint
          ? rows.length > 0 && <p className={classes.hint}>{hint}</p>
          : options.length >= onePage && <p className={classes.hint}>There are more. Type a part of the name.</p>}
      </div>
    </div>
  )
}
