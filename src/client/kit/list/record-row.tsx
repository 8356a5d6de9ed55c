import { memo, type ReactNode } from 'react'
import classes from './record-row.module.css'

interface Place {
  id: string
  index: number
  /** px from the top of the rows. */
  top: number
  height: number
  atCursor: boolean
}

interface RecordRowProps<T> extends Place {
  item: T
  className: string
  selected: boolean
  renderCells: (item: T, selected: boolean) => ReactNode
}

const Row = <T,>({ id, item, index, top, height, className, selected, atCursor, renderCells }: RecordRowProps<T>) => (
  <div
    id={id}
    role="row"
    tabIndex={-1}
    aria-rowindex={index + 2}
    aria-selected={selected}
    className={className}
    data-index={index}
    data-selected={selected || undefined}
    data-cursor={atCursor || undefined}
    style={{ height, top }}
  >
    {renderCells(item, selected)}
  </div>
)

/** One row of a list: plain elements, rendered again only when its own props change. */
export const RecordRow = memo(Row) as typeof Row

/** A placeholder for a row that is not loaded. */
export const WaitingRow = memo(({ id, index, top, height, atCursor, cells }: Place & { cells: ReactNode }) => (
  <div
    id={id}
    role="row"
    tabIndex={-1}
    aria-rowindex={index + 2}
    className={classes.row}
    data-cursor={atCursor || undefined}
    style={{ height, top }}
  >
    <span role="gridcell" tabIndex={-1} className={classes.shape} aria-label="Loading">
      {cells}
    </span>
  </div>
))
