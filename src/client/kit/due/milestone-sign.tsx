import { IconSquareRotated, IconSquareRotatedFilled } from '@tabler/icons-react'
import { Icon } from '../../ui/icons/icon.tsx'
import type { Tone } from '../../ui/icons/state-label.tsx'
import classes from './due.module.css'

/** The diamond of a milestone: filled in the colour of its state where it is late, near or done. */
export const MilestoneSign = ({ tone, size = 18 }: { tone: Tone | undefined; size?: number }) => (
  <span className={classes.sign} data-tone={tone}>
    <Icon of={tone ? IconSquareRotatedFilled : IconSquareRotated} size={size} />
  </span>
)
