import { IconChevronDown, IconX } from '@tabler/icons-react'
import { type AriaAttributes, type Ref, useId } from 'react'
import { Tooltip } from '../float/tooltip.tsx'
import { Icon, type IconType } from '../icons/icon.tsx'
import classes from './filter-chip.module.css'

interface FilterChipProps extends AriaAttributes {
  /** The name of the filter ("Title"), or its value as a sentence ("Title: owner"). */
  label: string
  icon?: IconType
  /** The filter has a value. */
  set?: boolean
  /** Its popover is open. */
  open?: boolean
  onOpen?: () => void
  onClear?: () => void
  /** Why it can't be used now, as a sentence: a tooltip, and the description for assistive technology. */
  disabledReason?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** A filter button: its name and a chevron, or when it is set, a tinted sentence with a clear button. */
export const FilterChip = ({ label, icon, set, open, onOpen, onClear, disabledReason, ref, ...aria }: FilterChipProps) => {
  const reasonId = useId()
  const words = (
    <button
      {...aria}
      ref={ref}
      type="button"
      className={classes.words}
      aria-disabled={disabledReason ? true : undefined}
      aria-describedby={disabledReason ? reasonId : undefined}
      onClick={disabledReason ? undefined : onOpen}
    >
      {icon && <Icon of={icon} />}
      <span className={classes.label}>{label}</span>
      {!set && aria['aria-haspopup'] && <Icon of={IconChevronDown} size={14} />}
    </button>
  )
  return (
    <span className={classes.chip} data-set={set || undefined} data-open={open || undefined} data-off={disabledReason ? true : undefined}>
      {disabledReason ? <Tooltip label={disabledReason}>{words}</Tooltip> : words}
      <span id={reasonId} hidden>
        {disabledReason}
      </span>
      {set && onClear && (
        <button type="button" className={classes.clear} aria-label={`Clear filter ${label}`} onClick={onClear}>
          <Icon of={IconX} size={14} />
        </button>
      )}
    </span>
  )
}
