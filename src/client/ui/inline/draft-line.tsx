import { currentTime } from '../../clock.ts'
import { formatDraftTime } from '../dates/format-draft-time.ts'
import classes from './draft-line.module.css'

/** Says that a field holds a draft found on this device, and offers to discard it. */
export const DraftLine = ({ at, onDiscard }: { at: Date; onDiscard: () => void }) => (
  <span className={classes.kept}>
    Draft from {formatDraftTime(at, currentTime())}.{/* The press must not take the focus: leaving the field would save it. */}
    <button type="button" className={classes.afresh} onMouseDown={(event) => event.preventDefault()} onClick={onDiscard}>
      Discard draft
    </button>
  </span>
)
