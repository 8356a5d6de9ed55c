import { type Expression, sql } from 'kysely'
import { isId } from '../../contract/wire/values.ts'
import { refuse } from '../errors.ts'

/** Which page is asked for: its number, and the place after which it begins where the reader came by `continued-at`. */
export interface PageAt {
  number: number
  cursor: string | undefined
}
export interface Page<Row> {
  items: Row[]
  next: string | undefined
}

/** One key of an order: where a row stands, and how to read that off the row; `fits` tells what may stand there where that is not any text. */
interface SortKey<Row> {
  column: Expression<unknown>
  read: (row: Row) => string
  fits?: (value: string) => boolean
}
/** A total order; the last key is an id. `descending` turns it round. `name` stands in the cursor, so that one of another order is refused. */
export interface Order<Row> {
  name: string
  keys: SortKey<Row>[]
  descending?: boolean
}

/** JSON of ASCII alone, so that it is base64 without passing through bytes. */
const ascii = (values: string[]) =>
  JSON.stringify(values).replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
const write = (values: string[]) => btoa(ascii(values)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const unreadable = () => refuse(400, 'cursor', 'This place in a list cannot be read; start again from the first page.', 'x-cursor')
const isKept = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed() && !value.includes('\0')
const read = (cursor: string): string[] => {
  try {
    const values: unknown = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')))
    if (Array.isArray(values) && values.every(isKept)) return values
  } catch {}
  throw unreadable()
}

/** The values of the keys after which the page begins, where its reader came by `continued-at`. */
const placeOf = (order: Pick<Order<never>, 'name' | 'keys'>, { cursor }: PageAt): string[] | undefined => {
  if (cursor === undefined) return undefined
  const [name, ...values] = read(cursor)
  if (name !== order.name || values.length !== order.keys.length)
    throw refuse(400, 'cursor', 'This place belongs to a list in another order.', 'x-cursor')
  // What is no place at all is refused by one database and compared by the other.
  if (!isId(values.at(-1) ?? '') || !order.keys.every(({ fits }, i) => !fits || fits(values[i] ?? ''))) throw unreadable()
  return values
}

/** The SQL after `where`: rows after the cursor, or so many rows on, in order, one more than a page holds. */
export const pageClause = <Row>(order: Order<Row>, at: PageAt, size: number) => {
  const place = placeOf(order, at)
  const offset = place ? 0 : (at.number - 1) * size
  const direction = order.descending ? sql`desc` : sql`asc`
  const by = sql.join(order.keys.map((key) => sql`${key.column} ${direction}`))
  const end = sql`order by ${by} limit ${sql.lit(size + 1)}`
  if (!place) return { after: sql<boolean>`1 = 1`, end: offset ? sql`${end} offset ${offset}` : end }
  const columns = sql.join(order.keys.map((key) => key.column))
  return { after: sql<boolean>`(${columns}) ${order.descending ? sql`<` : sql`>`} (${sql.join(place)})`, end }
}

/** Cuts the row too many off and says where the next page begins. */
export const cutPage = <Row>(order: Order<Row>, rows: Row[], size: number): Page<Row> => {
  const items = rows.slice(0, size)
  const last = items.at(-1)
  return { items, next: rows.length > size && last ? write([order.name, ...order.keys.map((key) => key.read(last))]) : undefined }
}
