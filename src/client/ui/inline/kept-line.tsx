import { keptFrom } from '../dates/kept-from.ts'
import classes from './kept-line.module.css'

/** Says that a field holds a draft found on this device, and offers to discard it. */
export const KeptLine = ({ at, onDiscard }: { at: Date; onDiscard: () => void }) => (
  <span className={classes.kept}>
    Draft from {keptFrom(at, new Date())}.{/* The press must not take the focus: leaving the field would save it. */}
    <button type="button" className={classes.afresh} onMouseDown={(event) => event.preventDefault()} onClick={onDiscard}>
      Discard draft
    </button>
  </span>
)
