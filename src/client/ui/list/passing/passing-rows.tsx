import type { RefObject } from 'react'
import classes from '../infinite-list.module.css'

interface PassingRowsProps {
  /** The element that `useFlight` shows and writes the lines into. */
  lines: RefObject<HTMLDivElement | null>
  /** px at which the rows begin that have not been read, and how high they are. */
  unread: { top: number; height: number }
}

/** Rows that pass too quickly to be read: what one finds one's way by, a line each. Nothing is as cheap to draw. */
export const PassingRows = ({ lines, unread }: PassingRowsProps) => (
  <div ref={lines} aria-hidden="true" hidden className={classes.passing}>
    {unread.height > 0 && <div className={classes.unread} style={unread} />}
  </div>
)
