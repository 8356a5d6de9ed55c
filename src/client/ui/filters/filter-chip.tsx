import { IconChevronDown, IconPlus, IconX } from '@tabler/icons-react'
import type { Ref } from 'react'
import { Tooltip } from '../float/tooltip.tsx'
import { Icon, type IconType } from '../icons/icon.tsx'
import classes from './filter-chip.module.css'

interface FilterChipProps {
  /** What it filters by ("Title"), or, when set, the sentence ("Title: owner"). */
  label: string
  /** A sign instead of the plus. */
  icon?: IconType
  /** Set filters are tinted and carry a cross. */
  set?: boolean
  /** Its popover is open. */
  open?: boolean
  /** Pressing the words. */
  onOpen?: () => void
  /** Pressing the cross. */
  onClear?: () => void
  /** Why it cannot be used now, as a sentence; shown on hover and focus. */
  disabledReason?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** A filter: a plus and a word while it is not set, a tinted chip that reads as a sentence when it is. */
export const FilterChip = ({ label, icon, set, open, onOpen, onClear, disabledReason, ref }: FilterChipProps) => {
  const words = (
    <button
      ref={ref}
      type="button"
      className={classes.words}
      aria-expanded={open}
      aria-disabled={disabledReason ? true : undefined}
      onClick={disabledReason ? undefined : onOpen}
    >
      {icon && <Icon of={icon} />}
      {!icon && !set && !open && <Icon of={IconPlus} size={13} />}
      <span className={classes.label}>{label}</span>
      {open && !set && <Icon of={IconChevronDown} size={14} />}
    </button>
  )
  return (
    <span className={classes.chip} data-set={set || undefined} data-open={open || undefined} data-off={disabledReason ? true : undefined}>
      {disabledReason ? <Tooltip label={disabledReason}>{words}</Tooltip> : words}
      {set && onClear && (
        <button type="button" className={classes.clear} aria-label={`Clear filter ${label}`} onClick={onClear}>
          <Icon of={IconX} size={14} />
        </button>
      )}
    </span>
  )
}
