import { IconSquareRotated, IconSquareRotatedFilled } from '@tabler/icons-react'
import classes from './diamond.module.css'
import { Icon } from './icon.tsx'
import type { Tone } from './state-label.tsx'

/** A diamond, filled where it has a tone. */
export const Diamond = ({ tone, size = 18 }: { tone: Tone | undefined; size?: number }) => (
  <span className={classes.diamond} data-tone={tone}>
    <Icon of={tone ? IconSquareRotatedFilled : IconSquareRotated} size={size} />
  </span>
)
