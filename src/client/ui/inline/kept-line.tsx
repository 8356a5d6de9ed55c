import { keptFrom } from '../dates/kept-from.ts'
import classes from './kept-line.module.css'

/** Says that a text found on this device stands in a field: "Kept from today, 13:08." with "Start afresh". */
export const KeptLine = ({ at, onStartAfresh }: { at: Date; onStartAfresh: () => void }) => (
  <span className={classes.kept}>
    Kept from {keptFrom(at, new Date())}.{/* Pressed without taking the focus: leaving the field would save it. */}
    <button type="button" className={classes.afresh} onMouseDown={(event) => event.preventDefault()} onClick={onStartAfresh}>
      Start afresh
    </button>
  </span>
)
