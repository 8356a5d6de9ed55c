import { type ReactNode, useId, useState } from 'react'
import { TextField } from '../fields/text-field.tsx'
import { Popover } from '../float/popover.tsx'
import type { SignIcon } from '../signs/sign.tsx'
import { FilterChip } from './filter-chip.tsx'
import classes from './filter-field.module.css'

/** What a field of one's own inside the popover is given. */
export interface FilterInput {
  readonly value: string
  readonly change: (value: string) => void
  /** Sets the filter to the value, or to another one, and closes. */
  readonly apply: (value?: string) => void
}

interface FilterFieldProps {
  /** What it filters by: "Title". */
  label: string
  /** The value it is set to; empty or left out when it is not. */
  value?: string | undefined
  /** Called with the trimmed text; with an empty text the filter is taken off. */
  onApply: (value: string) => void
  placeholder?: string
  /** The words of the set chip, when `Title: owner` is not right. */
  sentence?: (value: string) => string
  icon?: SignIcon
  disabledReason?: string | undefined
  /** Something other than one text field. */
  renderInput?: (input: FilterInput) => ReactNode
}

/** A filter with one text: "+ Title" opens a popover with its field; Enter sets it, the cross or an empty text clears it. */
export const FilterField = (props: FilterFieldProps) => {
  const { label, value = '', onApply, placeholder, sentence, icon, disabledReason, renderInput } = props
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState(value)
  const id = useId()
  const toggle = (next: boolean) => {
    if (next) setDraft(value)
    setOpen(next)
  }
  const apply = (next = draft) => {
    setOpen(false)
    if (next.trim() !== value) onApply(next.trim())
  }
  return (
    <Popover
      opened={open}
      onChange={toggle}
      label={label}
      width={280}
      target={
        <FilterChip
          label={value === '' ? label : (sentence?.(value) ?? `${label}: ${value}`)}
          set={value !== ''}
          open={open}
          onOpen={() => toggle(!open)}
          onClear={() => onApply('')}
          disabledReason={value === '' ? disabledReason : undefined}
          {...(icon ? { icon } : {})}
        />
      }
    >
      {renderInput?.({ value: draft, change: setDraft, apply }) ?? (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            apply()
          }}
        >
          <TextField
            id={id}
            label={`${label} contains`}
            value={draft}
            onChange={setDraft}
            autoFocus
            {...(placeholder ? { placeholder } : {})}
          />
        </form>
      )}
    </Popover>
  )
}
