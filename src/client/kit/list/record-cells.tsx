import type { ReactNode } from 'react'
import { formatAgo } from '../../ui/dates/format-ago.ts'
import { parseUtc } from '../../ui/dates/format-date.ts'
import { rowBox } from '../../ui/fields/checkbox.tsx'
import { appHref } from '../../ui/page/app-location.ts'
import type { Row } from '../resource/list-page.ts'
import type { Listed } from '../resource/resource.ts'
import type { Columns } from './columns.ts'
import classes from './record-row.module.css'

export interface CellContext<R extends Row> {
  columns: Columns<R>
  titleOf: (record: R) => string
  pathOf: (id: string) => string
  phone: boolean
  now: Date
}

const gone = 'no longer available'

/** Renders the cells of a row: plain elements, as few as possible. The list handles their clicks. */
export const recordCells =
  <R extends Row>({ columns, titleOf, pathOf, phone, now }: CellContext<R>) =>
  (record: Listed<R>, selected: boolean): ReactNode => {
    const title = titleOf(record)
    const { title: first, others, secondLine } = columns
    return (
      // biome-ignore-start lint/a11y/useFocusableInteractive: the grid has the focus and names its row
      // biome-ignore-start lint/a11y/noNoninteractiveElementToInteractiveRole: cells are read, not pressed
      <>
        <span role="gridcell" className={classes.pick}>
          {rowBox(selected, `Select ${title}`)}
        </span>
        <span role="gridcell" className={`${classes.title} ${first.className}`} data-gone={record.gone}>
          {first.before?.(record, phone)}
          <a href={appHref(pathOf(record.id))} tabIndex={-1} className={classes.link}>
            {title}
          </a>
          {record.gone && !phone && <span className={classes.gone}>{gone}</span>}
          {first.after?.(record)}
          {phone && <span className={classes.second}>{record.gone ? gone : secondLine(record)}</span>}
        </span>
        {others.map((column) => {
          if ('time' in column) {
            const time = column.time(record)
            return (
              <time
                key={column.label}
                role="gridcell"
                className={`${classes.time} ${column.className}`}
                dateTime={`${time.replace(' ', 'T')}Z`}
              >
                {formatAgo(parseUtc(time), now)}
              </time>
            )
          }
          return (
            !phone && (
              <span key={column.label} role="gridcell" className={`${classes.cell} ${column.className}`}>
                {column.cell(record)}
              </span>
            )
          )
        })}
      </>
      // biome-ignore-end lint/a11y/useFocusableInteractive: as above
      // biome-ignore-end lint/a11y/noNoninteractiveElementToInteractiveRole: as above
    )
  }
