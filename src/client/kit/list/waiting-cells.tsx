import type { Row } from '../resource/list-page.ts'
import type { Columns } from './columns.ts'
import classes from './record-row.module.css'

// In percent of a column.
const widths = [75, 65, 80, 55]

/** Placeholder cells of a row that is not loaded. */
export const waitingCells = <R extends Row>({ className, title, others }: Columns<R>) => (
  <span className={`${classes.cells} ${className}`} aria-hidden="true">
    <span className={classes.pick} />
    <span className={`${classes.title} ${title.className}`}>
      {title.before && <span className={classes.circle} />}
      <span className={`${classes.link} ${classes.waitingTitle}`}>
        <span className={classes.bar} style={{ width: '70%' }} />
      </span>
    </span>
    {others.map((column, at) => (
      <span
        key={column.label}
        className={`${'time' in column ? classes.time : `${classes.cell} ${classes.waitingCell}`} ${column.className}`}
      >
        <span className={classes.bar} style={{ width: 'time' in column ? '3rem' : `${widths[at % widths.length]}%` }} />
      </span>
    ))}
  </span>
)
