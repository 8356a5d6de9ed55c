import type { ReactNode } from 'react'
import type { Row } from '../resource/list-page.ts'

interface ColumnBase {
  /** The head of the column. */
  readonly label: string
  readonly className: string | undefined
  /** The two sorts by this column. The first press on its head gives the first. */
  readonly sorts?: readonly [string, string]
}

/** A column of plain content; not shown on a phone. */
interface ContentColumn<R> extends ColumnBase {
  readonly cell: (record: R) => ReactNode
}

/** A column with a time, in UTC as the service sends it; also shown on phones. */
interface TimeColumn<R> extends ColumnBase {
  readonly time: (record: R) => string
}

type Column<R> = ContentColumn<R> | TimeColumn<R>

/** The columns of a list. Cells are plain elements, since scrolling renders them all the time. */
export interface Columns<R extends Row> {
  /** The class that sets the widths of the columns. */
  readonly className: string | undefined
  /** The first column: the record's title as a link. */
  readonly title: ColumnBase & {
    readonly before?: (record: R, phone: boolean) => ReactNode
    readonly after?: (record: R) => ReactNode
  }
  readonly others: readonly Column<R>[]
  /** The second line of a row on a phone. */
  readonly secondLine: (record: R) => ReactNode
}
