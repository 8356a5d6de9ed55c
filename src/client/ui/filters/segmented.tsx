import { useId } from 'react'
import { Tooltip } from '../float/tooltip.tsx'
import { Icon, type IconType } from '../icons/icon.tsx'
import { formatCount } from '../text/format-count.ts'
import classes from './segmented.module.css'

/** One choice of a segmented control. */
export interface SegmentedOption<T extends string> {
  readonly value: T
  readonly label: string
  readonly icon?: IconType
  /** How many there are of it, where that is known and not none. */
  readonly count?: number | undefined
}

/**
 * A few choices side by side, one of them chosen: radios that look like one control.
 *
 * @param label what is chosen, for assistive technology
 * @param disabledReason why it cannot be used now, as a sentence; shown when pointed at and spoken
 * @param size px: 28 in filter lines, 32 in heads and sheets
 * @param quiet words without a frame around them, for what is part of a text
 */
export const Segmented = <T extends string>({
  value,
  options,
  onChange,
  label,
  size = 28,
  quiet = false,
  disabledReason,
}: {
  value: T
  options: readonly SegmentedOption<T>[]
  onChange: (value: T) => void
  label: string
  size?: 28 | 32
  quiet?: boolean
  /** Why nothing can be chosen now, as a sentence; shown on hover, spoken on focus. */
  disabledReason?: string | undefined
}) => {
  const name = useId()
  const control = (
    <div
      className={quiet ? classes.quiet : classes.segmented}
      data-size={size}
      data-off={disabledReason ? true : undefined}
      role="radiogroup"
      aria-label={label}
      aria-description={disabledReason}
    >
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-disabled={disabledReason ? true : undefined}
            onChange={() => disabledReason === undefined && onChange(option.value)}
          />
          {option.icon && <Icon of={option.icon} />}
          {option.label}
          {option.count ? <span className={classes.count}>{formatCount(option.count)}</span> : null}
        </label>
      ))}
    </div>
  )
  return disabledReason ? <Tooltip label={disabledReason}>{control}</Tooltip> : control
}
