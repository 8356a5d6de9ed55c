import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import classes from '../fields/field.module.css'
import { FieldFrame, type FieldProps } from '../fields/field-frame.tsx'
import { Icon, type IconType } from '../icons/icon.tsx'
import { ComboList } from './combo-list.tsx'
import { type ComboOption, type ComboSearch, useChooseWhenFound, useOptions } from './use-options.ts'

interface ComboFieldProps extends FieldProps {
  /** What is chosen; an option without id is a new one by its label. */
  value: ComboOption | undefined
  onChange: (value: ComboOption | undefined) => void
  /**
   * Told what was typed when the field is left while its choices are on their way, and what will be chosen then: for a form that may be
   * sent before `onChange` has the last word.
   */
  onMeanwhile?: (typed: ComboOption, chosen: Promise<ComboOption | undefined>) => void
  /** Told what is being typed, for a form that keeps it; Esc then closes the list and leaves it standing. */
  onTyped?: (text: string) => void
  search: ComboSearch
  /** The words of the last row, which makes a new one: `New company “ma”`. Without it only what exists can be chosen. */
  createLabel?: (term: string) => string
  /** What stands in the list when nothing is found and nothing can be made. */
  nothing?: ReactNode
  placeholder?: string
  icon?: IconType
  autoFocus?: boolean
  disabled?: boolean
}

/** A field that finds as one types: arrows move, Enter chooses, Esc closes; what was typed is never lost while it is open. */
export const ComboField = (props: ComboFieldProps) => {
  const { label, error, description, aside, value, onChange, search, createLabel, placeholder, icon = IconSearch } = props
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const term = (typed ?? '').trim()
  const found = useOptions(open, term, search)
  const known = found.options.some((option) => option.label.toLowerCase() === term.toLowerCase())
  const creates = createLabel !== undefined && term !== '' && !known
  const rows: readonly ComboOption[] = creates ? [...found.options, { label: term }] : found.options
  const active = Math.min(at, rows.length - 1)

  const input = useRef<HTMLInputElement>(null)
  const waiting = useRef<(option: ComboOption | undefined) => void>(undefined)
  const tellWaiting = (option: ComboOption | undefined) => {
    waiting.current?.(option)
    waiting.current = undefined
  }
  const choose = (option: ComboOption | undefined) => {
    setTyped(undefined)
    setOpen(false)
    onChange(option)
    tellWaiting(option)
  }
  const putAway = () => {
    setTyped(undefined)
    setOpen(false)
    tellWaiting(value)
  }
  const asTyped = (): ComboOption => found.options.find((o) => o.label.toLowerCase() === term.toLowerCase()) ?? { label: term }
  const whenFound = useChooseWhenFound(found.current, open, term, (which) => {
    // No answer: the list says so to who is still there. For who has left, what was typed stands where it may be a new one.
    const here = document.activeElement === input.current
    if (found.failed && here) return
    const option = which === 'first' && !found.failed ? rows[active] : createLabel && asTyped()
    if (option) choose(option)
    else if (!here) putAway()
  })
  const askMeanwhile = () => {
    const { promise, resolve } = Promise.withResolvers<ComboOption | undefined>()
    tellWaiting(value)
    waiting.current = resolve
    props.onMeanwhile?.({ label: term }, promise)
    if (!whenFound.asked) whenFound.ask('same')
  }
  // Leaving keeps what was typed where a new one may be made, and otherwise goes back to what was chosen.
  const leave = () => {
    // Enter was pressed, or the choices are still on their way: what is half typed must not become a new one.
    const unknown = open && term !== '' && !found.current && (createLabel !== undefined || whenFound.asked)
    if (unknown) return askMeanwhile()
    setOpen(false)
    if (typed === undefined) return
    if (term === '') choose(undefined)
    else if (createLabel) choose(asTyped())
    else setTyped(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (rows.length > 0) setAt((active + step + rows.length) % rows.length)
    } else if (event.key === 'Enter' && open && (rows[active] || !found.current)) {
      event.preventDefault()
      // Who has not moved means what is typed, also while the choices for it are on their way.
      if (at === 0 && !found.current) whenFound.ask('first')
      else choose(rows[active])
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      if (props.onTyped && term !== '') setOpen(false)
      else putAway()
    }
  }
  return (
    <FieldFrame label={label} error={error} description={description} aside={aside} {...(props.id !== undefined && { id: props.id })}>
      {(ties) => (
        <div className={classes.box}>
          <Icon of={icon} />
          <input
            ref={input}
            {...ties}
            type="text"
            role="combobox"
            className={`${classes.input} ${classes.withBefore} ${classes.withAfter}`}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            disabled={props.disabled}
            autoFocus={props.autoFocus}
            value={typed ?? value?.label ?? ''}
            aria-expanded={open}
            aria-autocomplete="list"
            aria-controls={open ? `${ties.id}-list` : undefined}
            aria-activedescendant={open && active >= 0 ? `${ties.id}-${active}` : undefined}
            onChange={(event) => {
              tellWaiting(value)
              setTyped(event.currentTarget.value)
              props.onTyped?.(event.currentTarget.value)
              setAt(0)
              setOpen(true)
            }}
            onClick={() => setOpen(true)}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
          <span className={`${classes.before} ${classes.chevron}`}>
            <Icon of={IconChevronDown} />
          </span>
          {open && (
            <ComboList
              id={ties.id}
              rows={rows}
              active={active}
              term={term}
              chosen={value?.id}
              createLabel={createLabel}
              nothing={found.failed ? 'The search did not answer.' : found.settled && (props.nothing ?? 'Nothing found.')}
              onChoose={choose}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}
