import { IconChevronDown } from '@tabler/icons-react'
import { NativeSelect, type SelectOption } from '../fields/native-select.tsx'
import { Icon } from '../icons/icon.tsx'
import classes from './inline-select.module.css'

/** A small choice in place, such as work or personal. It inherits its font. */
export const InlineSelect = <T extends string>({
  label,
  value,
  options,
  onChange,
  standsAlone = false,
}: {
  label: string
  value: T
  options: readonly SelectOption<T>[]
  onChange: (value: T) => void
  /** Always shows its chevron, where no text around it says what it is. */
  standsAlone?: boolean
}) => (
  <span className={classes.shell} data-alone={standsAlone || undefined}>
    <NativeSelect className={classes.select ?? ''} aria-label={label} value={value} options={options} onChange={onChange} />
    <span className={classes.chevron}>
      <Icon of={IconChevronDown} size={13} />
    </span>
  </span>
)
