import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../float/icon-button.tsx'
import classes from './time-controls.module.css'

interface TimeControlsProps {
  /** "Previous month" */
  earlier: string
  later: string
  onStep: (step: -1 | 1) => void
  onToday: () => void
  /** The current month, or the zoom of the timeline. */
  children: ReactNode
}

/** Moves a calendar or timeline, at the end of the line of filters. */
export const TimeControls = ({ earlier, later, onStep, onToday, children }: TimeControlsProps) => (
  <span className={classes.controls}>
    <IconButton label={earlier} icon={IconChevronLeft} size={28} onClick={() => onStep(-1)} />
    <Button size="xs" variant="subtle" onClick={onToday}>
      Today
    </Button>
    <IconButton label={later} icon={IconChevronRight} size={28} onClick={() => onStep(1)} />
    <span className={classes.line} />
    {children}
  </span>
)
