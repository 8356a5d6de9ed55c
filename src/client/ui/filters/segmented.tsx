import { SegmentedControl } from '@mantine/core'
import { WithReason } from '../float/with-reason.tsx'
import { Icon, type IconType } from '../icons/icon.tsx'
import { Counted } from '../text/counted.tsx'
import classes from './segmented.module.css'

interface SegmentedOption<T extends string> {
  readonly value: T
  readonly label: string
  readonly icon?: IconType
  /** Shown after the label unless it is 0. */
  readonly count?: number | undefined
  /** What the count counts, for assistive technology: "open". */
  readonly countUnit?: string
}

interface SegmentedProps<T extends string> {
  value: T
  options: readonly SegmentedOption<T>[]
  onChange: (value: T) => void
  label: string
  /** px: 28 in filter lines, 32 in heads and sheets. */
  size?: 28 | 32
  /** Without a frame, for a choice that is part of a text. */
  quiet?: boolean
  /** Why nothing can be chosen now, as a sentence. */
  disabledReason?: string | undefined
}

/** A few options side by side. */
export const Segmented = <T extends string>(props: SegmentedProps<T>) => {
  const { value, options, onChange, label, size = 28, quiet = false, disabledReason } = props
  return (
    <WithReason reason={disabledReason}>
      {(reason) => (
        <SegmentedControl
          {...reason}
          classNames={{
            root: quiet ? classes.quiet : classes.segmented,
            control: classes.control,
            label: classes.option,
            innerLabel: classes.inner,
            indicator: classes.indicator,
          }}
          withItemsBorders={false}
          value={value}
          data={options.map((option) => ({
            value: option.value,
            label: (
              <>
                {option.icon && <Icon of={option.icon} />}
                {option.label}
                <Counted count={option.count} unit={option.countUnit} className={classes.count} />
              </>
            ),
          }))}
          onChange={onChange}
          readOnly={disabledReason !== undefined}
          mod={{ height: size }}
          aria-label={label}
        />
      )}
    </WithReason>
  )
}
