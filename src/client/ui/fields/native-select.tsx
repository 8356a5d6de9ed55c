import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react'
import classes from './select.module.css'

/** One choice. */
export interface SelectOption<T extends string> {
  readonly value: T
  readonly label: string
  readonly disabled?: boolean
}

type NativeSelectProps<T extends string> = Omit<ComponentPropsWithoutRef<'select'>, 'value' | 'onChange' | 'children'> & {
  value: T
  options: readonly SelectOption<T>[]
  onChange: (value: T) => void
}

const knowsOpen = typeof CSS !== 'undefined' && CSS.supports('selector(:open)')

/** Esc in the open list means the list: what the select stands in hears nothing of it. */
const keepEscape = (event: KeyboardEvent<HTMLSelectElement>) => {
  if (event.key === 'Escape' && knowsOpen && event.currentTarget.matches(':open')) event.stopPropagation()
}

/** The browser's own list of choices, drawn as ours where the browser can. */
export const NativeSelect = <T extends string>({ value, options, onChange, className, ...rest }: NativeSelectProps<T>) => (
  <select
    {...rest}
    className={`${classes.select} ${className}`}
    value={value}
    onKeyDown={keepEscape}
    onChange={(event) => {
      const chosen = options.find((option) => option.value === event.currentTarget.value)
      if (chosen) onChange(chosen.value)
    }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value} disabled={option.disabled} className={classes.option}>
        {option.label}
      </option>
    ))}
  </select>
)
