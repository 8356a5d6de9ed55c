import { memo, type ReactNode } from 'react'
import classes from './infinite-list.module.css'

interface ListRowProps<T> {
  id: string
  item: T
  index: number
  /** px from the top of the rows. */
  top: number
  height: number
  className: string
  selectable: boolean
  selected: boolean
  atCursor: boolean
  renderRow: (item: T, selected: boolean) => ReactNode
}

const Row = <T,>({ id, item, index, top, height, className, selected, selectable, atCursor, renderRow }: ListRowProps<T>) => (
  <div
    id={id}
    role="row"
    tabIndex={-1}
    aria-rowindex={index + 2}
    aria-selected={selectable ? selected : undefined}
    className={className}
    data-index={index}
    data-selected={selected || undefined}
    data-cursor={atCursor || undefined}
    style={{ height, top }}
  >
    {renderRow(item, selected)}
  </div>
)

/** One row of a long list: a plain element, drawn again only when its own props change. */
export const ListRow = memo(Row) as typeof Row

interface WaitingRowProps {
  id: string
  index: number
  top: number
  height: number
  atCursor: boolean
  cells: ReactNode
}

/** The place of a row that has not been loaded. */
export const WaitingRow = memo(({ id, index, top, height, atCursor, cells }: WaitingRowProps) => (
  <div
    id={id}
    role="row"
    tabIndex={-1}
    aria-rowindex={index + 2}
    className={classes.row}
    data-cursor={atCursor || undefined}
    style={{ height, top }}
  >
    <span role="gridcell" tabIndex={-1} className={cells ? classes.shape : classes.waiting} aria-label="Loading">
      {cells ?? <span className={classes.bar} />}
    </span>
  </div>
))
