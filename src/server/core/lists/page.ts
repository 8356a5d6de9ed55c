import { type Expression, type RawBuilder, sql } from 'kysely'
import { isId } from '../../../contract/wire/values.ts'
import { refuse } from '../errors.ts'
import type { ReadTx } from '../store/store.ts'

/** The requested page: its number, and the cursor if the reader followed `continued-at`. */
export interface PageAt {
  number: number
  cursor: string | undefined
}
export interface Page<Row> {
  items: Row[]
  next: string | undefined
}

/** One column of a sort order, and how to read its value from a row. `fits` restricts the values that a cursor may contain. */
interface SortKey<Row> {
  column: Expression<unknown>
  read: (row: Row) => string
  fits?: (value: string) => boolean
}
/** A total order, whose last key is an id. `descending` reverses it. The cursor contains `name`, so a cursor of another order is refused. */
export interface Order<Row> {
  name: string
  keys: SortKey<Row>[]
  descending?: boolean
}

/** Sorts by columns of a table, which the rows have under the same names. */
export const byColumns = <Row>(table: string, ...columns: (keyof Row & string)[]): SortKey<Row>[] =>
  columns.map((column) => ({ column: sql.ref(`${table}.${column}`), read: (row) => String(row[column]) }))

/** Returns the order that a query names, such as `name` or `-name`: by the keys of that name, then by id. */
export const sortedBy = <Row extends { id: string }, Name extends string>(
  table: string,
  sort: Name | `-${Name}`,
  keys: { [name in Name]: SortKey<Row>[] },
): Order<Row> => ({
  name: sort,
  descending: sort.startsWith('-'),
  keys: [...keys[sort.replace('-', '') as Name], ...byColumns<Row>(table, 'id')],
})

/** Returns JSON in ASCII, so `btoa` accepts it. */
const ascii = (values: string[]) =>
  JSON.stringify(values).replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
const write = (values: string[]) => btoa(ascii(values)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const unreadable = () => refuse(400, 'cursor', 'This cursor is invalid. Start again from the first page.', 'x-cursor')
const isText = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed() && !value.includes('\0')
const read = (cursor: string): string[] => {
  try {
    const values: unknown = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')))
    if (Array.isArray(values) && values.every(isText)) return values
  } catch {}
  throw unreadable()
}

/** Returns the key values of the last row before the page, if there is a cursor. */
const keysBefore = (order: Pick<Order<never>, 'name' | 'keys'>, { cursor }: PageAt): string[] | undefined => {
  if (cursor === undefined) return undefined
  const [name, ...values] = read(cursor)
  if (name !== order.name || values.length !== order.keys.length)
    throw refuse(400, 'cursor', 'This cursor belongs to a list in another order.', 'x-cursor')
  // An invalid value would be refused by one database and compared by the other.
  if (!isId(values.at(-1) ?? '') || !order.keys.every(({ fits }, i) => !fits || fits(values[i] ?? ''))) throw unreadable()
  return values
}

/** Returns the SQL after `where`: the rows after the cursor or offset, in order, and one more than fits on a page. */
export const pageClause = <Row>(order: Order<Row>, at: PageAt, size: number) => {
  const before = keysBefore(order, at)
  const offset = before ? 0 : (at.number - 1) * size
  const direction = order.descending ? sql`desc` : sql`asc`
  const by = sql.join(order.keys.map((key) => sql`${key.column} ${direction}`))
  const end = sql`order by ${by} limit ${sql.lit(size + 1)}`
  if (!before) return { after: sql<boolean>`1 = 1`, end: offset ? sql`${end} offset ${offset}` : end }
  const columns = sql.join(order.keys.map((key) => key.column))
  return { after: sql<boolean>`(${columns}) ${order.descending ? sql`<` : sql`>`} (${sql.join(before)})`, end }
}

/** Removes the extra row and returns the cursor of the next page. */
export const cutPage = <Row>(order: Order<Row>, rows: Row[], size: number): Page<Row> => {
  const items = rows.slice(0, size)
  const last = items.at(-1)
  return { items, next: rows.length > size && last ? write([order.name, ...order.keys.map((key) => key.read(last))]) : undefined }
}

/** Reads a page. `select` gets the condition for the rows after the cursor, and the order is appended to its query. */
export const readPage = async <Row>(
  tx: ReadTx,
  order: Order<Row>,
  at: PageAt,
  size: number,
  select: (after: RawBuilder<boolean>) => RawBuilder<unknown>,
): Promise<Page<Row>> => {
  const { after, end } = pageClause(order, at, size)
  const { rows } = await sql<Row>`${select(after)} ${end}`.execute(tx.db)
  return cutPage(order, rows, size)
}
