import { IconChevronDown } from '@tabler/icons-react'
import select from '../fields/select.module.css'
import type { SelectOption } from '../fields/select-field.tsx'
import { Sign } from '../signs/sign.tsx'
import classes from './inline-select.module.css'

/** A small choice in place, such as work or personal: a word that opens its list when pressed. Takes the type of its surroundings. */
export const InlineSelect = <T extends string>({
  label,
  value,
  options,
  onChange,
  disabled = false,
}: {
  /** What is chosen, for assistive technology. */
  label: string
  value: T
  options: readonly SelectOption<T>[]
  onChange: (value: T) => void
  disabled?: boolean
}) => (
  <span className={classes.shell}>
    <select
      className={`${select.select} ${classes.select}`}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.currentTarget.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled} className={select.option}>
          {option.label}
        </option>
      ))}
    </select>
    <span className={classes.chevron}>
      <Sign of={IconChevronDown} size={13} />
    </span>
  </span>
)
