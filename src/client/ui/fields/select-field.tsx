import { IconChevronDown } from '@tabler/icons-react'
import { Icon, type IconType } from '../icons/icon.tsx'
import classes from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { NativeSelect, type SelectOption } from './native-select.tsx'

interface SelectFieldProps<T extends string> extends FieldProps {
  value: T
  options: readonly SelectOption<T>[]
  onChange: (value: T) => void
  icon?: IconType
  disabled?: boolean
  name?: string
}

/** One of a few. */
export const SelectField = <T extends string>({ label, error, description, aside, id, icon, ...rest }: SelectFieldProps<T>) => (
  <FieldFrame label={label} error={error} description={description} aside={aside} {...(id !== undefined && { id })}>
    {(ties) => (
      <div className={classes.box}>
        {icon && <Icon of={icon} />}
        <NativeSelect
          {...rest}
          {...ties}
          className={[classes.input, classes.withAfter, icon && classes.withBefore].filter(Boolean).join(' ')}
        />
        <span className={`${classes.before} ${classes.chevron}`}>
          <Icon of={IconChevronDown} />
        </span>
      </div>
    )}
  </FieldFrame>
)
