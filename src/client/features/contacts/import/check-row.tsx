import { IconAlertTriangle, IconArrowMerge, IconCheck, IconMinus, IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { CsvRow } from '../../../kit/text-files/read-csv.ts'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { PlannedRow, RowState } from '../import-rows/plan-import.ts'
import classes from './check-table.module.css'

const icons = { new: IconPlus, join: IconArrowMerge, fault: IconAlertTriangle, out: IconMinus, done: IconCheck }
const words: Record<RowState, string> = { new: 'New contact', join: 'Joins', fault: '', out: 'Left out', done: 'Imported' }

/** Moves to the same column of the next or previous row. */
const moveFocus = (from: HTMLElement, by: 1 | -1) => {
  const { row, column } = from.dataset
  const table = from.closest('[role="table"]')
  table?.querySelector<HTMLElement>(`input[data-row="${Number(row) + by}"][data-column="${column}"]`)?.focus()
}

interface CellProps {
  at: number
  column: number
  label: string
  text: string
  faultId: string | undefined
  locked: boolean
  onEdit: (text: string) => void
}

/** A cell, edited in place: Enter keeps, Esc drops, the arrows move to another row. A cell with a fault can be left empty. */
const Cell = ({ at, column, label, text, faultId, locked, onEdit }: CellProps) => {
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  // An input has one line; text with line breaks stays as it is, unless it is the fault.
  const shown = text.replaceAll(/\s*[\r\n]+\s*/g, ' ')
  const save = () => {
    if (typed !== undefined && typed !== shown) onEdit(typed)
    setTyped(undefined)
  }
  const leaveEmpty = () => {
    onEdit('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') save()
    else if (event.key === 'Escape' && typed !== undefined) setTyped(undefined)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div role="cell" className={classes.cell}>
      <input
        ref={input}
        className={classes.input}
        data-row={at}
        data-column={column}
        dir="auto"
        aria-label={label}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        readOnly={locked || (shown !== text && faultId === undefined)}
        title={text}
        placeholder={faultId === undefined ? '–' : 'Missing'}
        value={typed ?? shown}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={save}
        onKeyDown={onKeyDown}
      />
      {faultId !== undefined && !locked && text.trim() !== '' && (
        <IconButton label={`Leave empty: ${label}`} icon={IconX} size={28} onClick={leaveEmpty} />
      )}
    </div>
  )
}

interface CheckRowProps {
  at: number
  row: CsvRow
  planned: PlannedRow
  columns: readonly { column: number; label: string }[]
  top: number
  locked: boolean
  joins: boolean
  onEdit: (texts: ReadonlyMap<number, string>) => void
  onChoose: (choice: 'out' | 'new' | undefined) => void
}

/** A row of the file: its cells, what happens to it and why, and what can be done about it. */
export const CheckRow = ({ at, row, planned, columns, top, locked, joins, onEdit, onChoose }: CheckRowProps) => {
  const { state, faults, note = words[state], canBeNew, isTotal } = planned
  const [focused, setFocused] = useState<number>()
  const bad = state === 'fault' ? faults : []
  const faultId = (at: number) => `import-${row.number}-${at}`
  const isBad = (at: number) => bad.some((fault) => fault.column === at)
  const actions: [label: string, act: () => void][] = [
    ...(canBeNew && state !== 'new' ? [['Import as new', () => onChoose('new')] as [string, () => void]] : []),
    ...(canBeNew && state === 'new' && joins ? [['Join', () => onChoose(undefined)] as [string, () => void]] : []),
    state === 'out' ? ['Include', () => onChoose(isTotal ? 'new' : undefined)] : ['Leave out', () => onChoose('out')],
  ]
  return (
    // biome-ignore-start lint/a11y/useFocusableInteractive: the inputs have the focus
    <div
      role="row"
      aria-rowindex={at + 2}
      className={`${classes.row} ${classes.cells}`}
      data-state={state}
      style={{ transform: `translateY(${top}px)` }}
      onFocus={({ target }) => setFocused(Number(target.dataset.column))}
      onBlur={() => setFocused(undefined)}
    >
      <div role="rowheader" className={classes.number}>
        {row.number}
      </div>
      {columns.map(({ column, label }) => (
        <Cell
          key={column}
          at={at}
          column={column}
          label={`${label}, row ${row.number}`}
          text={row.cells[column] ?? ''}
          faultId={isBad(column) ? faultId(column) : undefined}
          locked={locked}
          onEdit={(text) => onEdit(new Map([[column, text]]))}
        />
      ))}
      <div role="cell" className={classes.what}>
        <span className={classes.note} title={note}>
          <Icon of={icons[state]} size={14} />
          <span>
            {bad.length === 0
              ? note
              : bad.map(({ column, message }) => (
                  // There is room for two lines, so a cell with the focus shows its fault alone.
                  <span key={column} id={faultId(column)} hidden={focused !== undefined && isBad(focused) && focused !== column}>
                    {message}{' '}
                  </span>
                ))}
          </span>
        </span>
        {!locked &&
          actions.map(([label, act]) => (
            <button key={label} type="button" className={classes.action} aria-label={`${label}: row ${row.number}`} onClick={act}>
              {label}
            </button>
          ))}
      </div>
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: as above
  )
}
