import { formatCount } from '../text/format-count.ts'
import { mostPrinted } from './print-lists.ts'
import classes from './printed-part.module.css'
import { usePrinting } from './use-printing.ts'

interface PrintedPartProps {
  /** How many rows are loaded. */
  loaded: number
  hasMore: boolean
  /** Whether the list can be exported. */
  exports?: boolean
}

/** Says on paper that a list goes on, and how to get the rest. */
export const PrintedPart = ({ loaded, hasMore, exports = false }: PrintedPartProps) => {
  const printing = usePrinting()
  if (!printing || (!hasMore && loaded <= mostPrinted)) return null
  const rest = loaded < mostPrinted ? ' To print more, press Ctrl+P in Tandem.' : exports ? ' Export the list to get all of them.' : ''
  return (
    <p className={classes.part}>
      Only the first {formatCount(Math.min(loaded, mostPrinted))} are printed.{rest}
    </p>
  )
}
