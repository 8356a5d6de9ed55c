import { Button } from '@mantine/core'
import classes from './task-composer.module.css'

interface PastedTasksProps {
  /** The number of pasted lines. */
  count: number
  onAddEach: () => void
  /** Puts the lines into the field as one. */
  onJoin: () => void
  onCancel: () => void
}

/** Asks whether pasted lines are one task each. */
export const PastedTasks = ({ count, onAddEach, onJoin, onCancel }: PastedTasksProps) => (
  <div className={classes.footer} role="group" aria-label="Pasted lines">
    <Button size="xs" autoFocus onClick={onAddEach}>
      Add {count} tasks
    </Button>
    <Button size="xs" variant="default" onClick={onJoin}>
      Add as one task
    </Button>
    <Button size="xs" variant="subtle" onClick={onCancel}>
      Cancel
    </Button>
  </div>
)
