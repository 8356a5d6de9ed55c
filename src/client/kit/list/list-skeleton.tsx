import classes from './list-table.module.css'
import rows from './record-row.module.css'
import { useListColumns } from './use-list-columns.ts'
import { useRowHeight } from './use-row-height.ts'
import { waitingCells } from './waiting-cells.tsx'

/** The rows of a table in its columns while the first page is loading. */
export const ListSkeleton = () => {
  const columns = useListColumns()
  const { phone, rowHeight } = useRowHeight()
  const sizes = { height: 20 * rowHeight, '--row-height': `${rowHeight}px` }
  return (
    <div className={classes.scroller} role="status" aria-label="Loading">
      {!phone && <div className={classes.head} style={{ height: '2rem' }} />}
      <div className={classes.rows} style={sizes}>
        {Array.from({ length: 20 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike
          <div key={row} className={rows.row} style={{ top: row * rowHeight, height: rowHeight }}>
            {waitingCells(columns)}
          </div>
        ))}
      </div>
    </div>
  )
}
