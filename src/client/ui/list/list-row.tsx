import { memo, type ReactNode } from 'react'
import classes from './infinite-list.module.css'

/** What a row knows about itself. */
export interface RowState {
  readonly index: number
  readonly selected: boolean
  readonly atCursor: boolean
}

interface ListRowProps<T> extends RowState {
  id: string
  item: T
  /** px from the top of the rows. */
  top: number
  height: number
  selectable: boolean
  renderRow: (item: T, state: RowState) => ReactNode
}

const Row = <T,>({ id, item, index, top, height, selected, selectable, atCursor, renderRow }: ListRowProps<T>) => (
  <div
    id={id}
    role="row"
    tabIndex={-1}
    aria-rowindex={index + 2}
    aria-selected={selectable ? selected : undefined}
    className={classes.row}
    data-index={index}
    data-selected={selected || undefined}
    data-cursor={atCursor || undefined}
    style={{ height, top }}
  >
    {renderRow(item, { index, selected, atCursor })}
  </div>
)

/** One row of a long list: a plain element, drawn again only when its own props change. */
export const ListRow = memo(Row) as typeof Row

interface WaitingRowProps {
  index: number
  top: number
  height: number
  cells: ReactNode
}

/** The place of a row that has not been loaded. */
export const WaitingRow = memo(({ index, top, height, cells }: WaitingRowProps) => (
  <div role="row" tabIndex={-1} aria-rowindex={index + 2} className={classes.row} style={{ height, top }}>
    <span role="gridcell" tabIndex={-1} className={cells ? classes.shape : classes.waiting} aria-label="Loading">
      {cells ?? <span className={classes.bar} />}
    </span>
  </div>
))
