import { IconChevronDown, IconX } from '@tabler/icons-react'
import type { AriaAttributes } from 'react'
import { WithReason } from '../float/with-reason.tsx'
import { Icon } from '../icons/icon.tsx'
import classes from './filter-chip.module.css'

interface FilterChipProps extends AriaAttributes {
  /** The name of the filter ("Title"), or its value as a sentence ("Title: owner"). */
  label: string
  set?: boolean
  open?: boolean
  onOpen?: () => void
  onClear?: () => void
  /** Why it can't be used now, as a sentence. */
  disabledReason?: string | undefined
}

/** A filter button: its name and a chevron, or when it is set, a tinted sentence with a clear button. */
export const FilterChip = ({ label, set, open, onOpen, onClear, disabledReason, ...aria }: FilterChipProps) => (
  <span className={classes.chip} data-set={set || undefined} data-open={open || undefined} data-off={disabledReason ? true : undefined}>
    <WithReason reason={disabledReason}>
      {(reason) => (
        <button {...aria} {...reason} type="button" className={classes.words} onClick={disabledReason ? undefined : onOpen}>
          <span className={classes.label}>{label}</span>
          {!set && aria['aria-haspopup'] && <Icon of={IconChevronDown} size={14} />}
        </button>
      )}
    </WithReason>
    {set && onClear && (
      <button type="button" className={classes.clear} aria-label={`Clear filter ${label}`} onClick={onClear}>
        <Icon of={IconX} size={14} />
      </button>
    )}
  </span>
)
