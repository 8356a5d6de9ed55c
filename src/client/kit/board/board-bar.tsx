import { Keys } from '../../ui/keys/key.tsx'
import { useRootProperty } from '../../ui/page/use-root-property.ts'
import classes from './board.module.css'
import type { Lift } from './board-lift.ts'

interface BoardBarProps {
  /** Describes the drop. */
  sentence: string
  /** The order of the columns, which a drop does not change. */
  order: string | undefined
  by: Lift<unknown>['by']
  ordered: boolean
}

/** Says what a drop would do while cards are lifted, and the keys that move them. */
export const BoardBar = ({ sentence, order, by, ordered }: BoardBarProps) => {
  useRootProperty('--t-note-rise', '4.75rem')
  // One bar at a time: the selection bar rests while cards are lifted.
  useRootProperty('--t-floating-bar', 'hidden')
  return (
    <div className={classes.bar}>
      <span className={classes.sentence}>{sentence}</span>
      {order && <span className={classes.order}>Columns stay {order}</span>}
      <span className={classes.keys} aria-hidden="true">
        {by === 'keys' && (
          <>
            <Keys combo="left right" /> {ordered ? 'list' : 'column'}
            {ordered && (
              <>
                {' '}
                <Keys combo="up down" /> place
              </>
            )}{' '}
            <Keys combo="space" /> drop{' '}
          </>
        )}
        <Keys combo="esc" /> put back
      </span>
    </div>
  )
}
