import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import classes from './select.module.css'

export interface SelectOption<T extends string> {
  readonly value: T
  readonly label: string
  readonly disabled?: boolean
}

type NativeSelectProps<T extends string> = Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'> & {
  value: T
  options: readonly SelectOption<T>[]
  onChange: (value: T) => void
}

const supportsOpen = typeof CSS !== 'undefined' && CSS.supports('selector(:open)')

/** Escape in the open list closes the list and nothing around it. */
const stopEscape = (event: KeyboardEvent<HTMLSelectElement>) => {
  if (event.key === 'Escape' && supportsOpen && event.currentTarget.matches(':open')) event.stopPropagation()
}

/** The browser's own select, styled where the browser supports it. */
export const NativeSelect = <T extends string>({ value, options, onChange, className, ...rest }: NativeSelectProps<T>) => (
  <select
    {...rest}
    className={`${classes.select} ${className}`}
    value={value}
    onKeyDown={stopEscape}
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
