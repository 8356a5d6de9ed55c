import { Button } from '@mantine/core'
import { useLayoutEffect } from 'react'
import { Key } from '../../ui/keys/key.tsx'
import { usePhone } from '../../ui/media/use-phone.ts'
import { formatCount } from '../../ui/text/format-count.ts'
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
  /** Absent where the current thing has no page. */
  onOpen: (() => void) | undefined
}

/** The bar at the bottom: where the reader is, and what the keys do. */
export const CatchUpBar = ({ at, of, seen, next, back, mark, keep, onOpen }: CatchUpBarProps) => {
  const phone = usePhone()
  useLayoutEffect(() => {
    // Keeps notifications above the bar.
    const { style } = document.documentElement
    style.setProperty('--t-note-rise', '3.75rem')
    return () => void style.removeProperty('--t-note-rise')
  }, [])
  const key = (name: string) => (phone ? undefined : <Key k={name} />)
  return (
    <div className={classes.place}>
      <div className={classes.bar} role="toolbar" aria-label="Catch up">
        <span className={classes.position}>
          {formatCount(at + 1)} of {formatCount(of)}
        </span>
        <Button variant="subtle" leftSection={key('J')} disabled={at + 1 === of} onClick={next}>
          Next
        </Button>
        <Button variant="subtle" leftSection={key('K')} disabled={at === 0} onClick={back}>
          Back
        </Button>
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
      </div>
    </div>
  )
}
