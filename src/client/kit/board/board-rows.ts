import { compareIds } from '../../lib/compare-ids.ts'
import type { Row } from '../resource/list-page.ts'

/** The rows that one column's list has read. */
export interface ColumnRows<R> {
  readonly key: string
  readonly items: readonly R[]
  /** How many the service counts in the column; undefined until that is known. */
  readonly total: number | undefined
}

interface Grouping<R> {
  /** The key of the column that a record belongs to. */
  readonly columnOf: (record: R) => string
  /** The sort of every column: negative where `a` comes first. */
  readonly compare: (a: R, b: R) => number
  /** Sorts the rows of a column too: a card moved within its column is in its new place before the service has answered. */
  readonly sorts?: boolean | undefined
}

/** One column as it is shown. */
export interface ShownColumn<R> {
  readonly items: readonly R[]
  readonly total: number | undefined
}

/** Returns where a record belongs among rows that are sorted already. */
export const placeFor = <R>(rows: readonly R[], record: R, compare: (a: R, b: R) => number): number => {
  const at = rows.findIndex((row) => compare(record, row) < 0)
  return at < 0 ? rows.length : at
}

/**
 * Puts every record into the column it belongs to, whichever list it was read from: a moved card changes its column at once, and again when the move is
 * refused. Rows keep the order of their list; moved ones are inserted by the sort.
 */
export const groupByColumn = <R extends Row>(
  columns: readonly ColumnRows<R>[],
  { columnOf, compare, sorts = false }: Grouping<R>,
): Map<string, ShownColumn<R>> => {
  const ownOf = ({ key, items }: ColumnRows<R>) => {
    const rows = items.filter((record) => columnOf(record) === key)
    return sorts ? rows.sort(compare) : rows
  }
  const own = new Map(columns.map((column) => [column.key, ownOf(column)]))
  const placed = new Set([...own.values()].flatMap((rows) => rows.map(({ id }) => id)))
  const moved = columns.flatMap(({ key, items }) => items.filter((record) => columnOf(record) !== key && !placed.has(record.id)))
  return new Map(
    columns.map(({ key, items, total }) => {
      const rows = own.get(key) ?? []
      const arrived = moved.filter((record) => columnOf(record) === key)
      const shown = arrived.reduce((all, record) => all.toSpliced(placeFor(all, record, compare), 0, record), rows)
      return [key, { items: shown, total: total === undefined ? undefined : total - items.length + shown.length }]
    }),
  )
}

/**
 * Returns the order of a sort, which a leading minus reverses. Like the service, it orders records with the same value by id.
 *
 * @param ascending compares two records by the value that is sorted by
 */
export const inOrder = <R extends Row>(sort: string, ascending: (a: R, b: R) => number) => {
  const compare = (a: R, b: R) => ascending(a, b) || compareIds(a.id, b.id)
  return (a: R, b: R) => (sort.startsWith('-') ? compare(b, a) : compare(a, b))
}
