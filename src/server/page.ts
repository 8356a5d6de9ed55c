import { type Expression, sql } from 'kysely'
import { refuse } from './errors.ts'

/** Which page is asked for: its number, and the place after which it begins where the reader came by `continued-at`. */
export interface PageAt {
  number: number
  cursor: string | undefined
}
export interface Page<Row> {
  items: Row[]
  next: string | undefined
}

/** One key of an order: where a row stands, and how to read that off the row. `descending` turns it round. */
export interface SortKey<Row> {
  column: Expression<unknown>
  read: (row: Row) => string
}
/** A total order; the last key is unique. `name` stands in the cursor, so that one of another order is refused. */
export interface Order<Row> {
  name: string
  keys: SortKey<Row>[]
  descending?: boolean
}

const bytesToText = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const write = (values: string[]) => bytesToText(new TextEncoder().encode(JSON.stringify(values)))
const read = (cursor: string): string[] => {
  try {
    const raw = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    const values: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(raw, (c) => c.charCodeAt(0))))
    if (Array.isArray(values) && values.every((value) => typeof value === 'string')) return values
  } catch {}
  throw refuse(400, 'cursor', 'This place in a list cannot be read; start again from the first page.', 'x-cursor')
}

/** The SQL after `where`: rows behind the cursor, in order, one more than a page holds. */
export const pageClause = <Row>(order: Order<Row>, at: PageAt, size: number) => {
  const direction = order.descending ? sql`desc` : sql`asc`
  const by = sql.join(order.keys.map((key) => sql`${key.column} ${direction}`))
  const end = sql`order by ${by} limit ${size + 1}`
  if (at.cursor === undefined)
    return { after: sql<boolean>`1 = 1`, end: at.number > 1 ? sql`${end} offset ${(at.number - 1) * size}` : end }
  const [name, ...values] = read(at.cursor)
  if (name !== order.name || values.length !== order.keys.length)
    throw refuse(400, 'cursor', 'This place belongs to a list in another order.', 'x-cursor')
  const columns = sql.join(order.keys.map((key) => key.column))
  return { after: sql<boolean>`(${columns}) ${order.descending ? sql`<` : sql`>`} (${sql.join(values)})`, end }
}

/** Cuts the row too many off and says where the next page begins. */
export const cutPage = <Row>(order: Order<Row>, rows: Row[], size: number): Page<Row> => {
  const items = rows.slice(0, size)
  const last = items.at(-1)
  return { items, next: rows.length > size && last ? write([order.name, ...order.keys.map((key) => key.read(last))]) : undefined }
}
