import { Button } from '@mantine/core'
import { Key } from '../../../ui/keys/key.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { FloatingBar } from '../../../ui/page/floating-bar.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import classes from './catch-up-bar.module.css'

interface CatchUpBarProps {
  at: number
  of: number
  /** Whether the current thing has been seen. */
  seen: boolean
  next: () => unknown
  back: () => unknown
  mark: () => void
  keep: () => void
  /** Absent where the current thing takes no comments. On phones the box to reply is in view instead. */
  onReply: (() => unknown) | undefined
  /** Absent where it has no tasks. */
  onAddTask: (() => void) | undefined
  /** Absent where the current thing has no page. */
  onOpen: (() => void) | undefined
}

/** The bar at the bottom: where the reader is, and what the keys do. */
export const CatchUpBar = ({ at, of, seen, next, back, mark, keep, onReply, onAddTask, onOpen }: CatchUpBarProps) => {
  const phone = usePhone()
  const key = (name: string) => (phone ? undefined : <Key k={name} />)
  return (
    <FloatingBar label="Catch up" className={classes.bar}>
      <span className={classes.position}>
        {formatCount(at + 1)} of {formatCount(of)}
      </span>
      <Button variant="subtle" leftSection={key('J')} disabled={at + 1 === of} onClick={next}>
        Next
      </Button>
      <Button variant="subtle" leftSection={key('K')} disabled={at === 0} onClick={back}>
        Back
      </Button>
      {onReply && !phone && (
        <Button variant="subtle" leftSection={key('R')} onClick={onReply}>
          Reply
        </Button>
      )}
      {onAddTask && !phone && (
        <Button variant="subtle" leftSection={key('T')} onClick={onAddTask}>
          Add task
        </Button>
      )}
      {seen ? (
        <Button variant="subtle" leftSection={key('U')} onClick={keep}>
          Keep as new
        </Button>
      ) : (
        <Button variant="subtle" leftSection={key('E')} onClick={mark}>
          Mark as seen
        </Button>
      )}
      {onOpen && (
        <Button variant="subtle" leftSection={key('↵')} onClick={onOpen}>
          Open
        </Button>
      )}
    </FloatingBar>
  )
}
