import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { Sign, type SignIcon } from '../signs/sign.tsx'
import classes from './field.module.css'
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx'
import select from './select.module.css'

/** One choice. */
export interface SelectOption<T extends string> {
  readonly value: T
  readonly label: string
  readonly disabled?: boolean
}

interface SelectFieldProps<T extends string> extends FieldProps {
  value: T
  options: readonly SelectOption<T>[]
  onChange: (value: T) => void
  icon?: SignIcon
  disabled?: boolean
  name?: string
}

/** One of a few. The browser's own list of choices, drawn as ours where the browser can. */
export const SelectField = <T extends string>(props: SelectFieldProps<T>) => {
  const { label, error, description, aside, id, value, options, onChange, icon, ...rest } = props
  const own = useId()
  const field = id ?? own
  return (
    <FieldFrame id={field} label={label} error={error} description={description} aside={aside}>
      <div className={classes.box}>
        {icon && <Sign of={icon} />}
        <select
          {...rest}
          id={field}
          className={[classes.input, select.select, classes.withAfter, icon && classes.withBefore].filter(Boolean).join(' ')}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(field, { error, description })}
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
        <span className={`${classes.before} ${classes.chevron}`}>
          <Sign of={IconChevronDown} />
        </span>
      </div>
    </FieldFrame>
  )
}
