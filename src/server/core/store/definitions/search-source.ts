import { type RawBuilder, sql } from 'kysely'
import type { Dialect } from '../dialect/dialect.ts'
import type { TableName } from '../tables.ts'

type Sql = RawBuilder<unknown>

/** How the rows of a table are found by name. */
export interface SearchSource {
  /** The table of grams, the condition for all its entries `g` of the resource, and the columns that `join` uses. */
  grams: Sql
  own: Sql
  entry: Sql
  newestFirst: Sql
  /** Joins the text, the visibility columns and the row `r` to entries `e`. */
  join: Sql
  /** Selects texts, which the caller narrows. */
  texts: Sql
  /** The text by which they are sorted, and their own order. */
  sorted: Sql
  order: Sql
  /** The id and the normalized text, once joined. */
  id: Sql
  text: RawBuilder<string>
  /** The table whose columns decide the visibility of a row. */
  seen: string
}

/** Finds rows by the entries that the store derives from their `searched` columns. */
export const searchTextsOf = (table: TableName, { joinEach }: Dialect, accountId: string): SearchSource => {
  const row = (id: Sql) => joinEach(table, 'r', sql`r."accountId" = ${accountId} and r.id = ${id}`)
  return {
    grams: sql`"searchGrams"`,
    own: sql`g."accountId" = ${accountId} and g.resource = ${table}`,
    entry: sql`g."rowId" as id`,
    newestFirst: sql`order by e.id desc`,
    join: sql`${joinEach('searchTexts', 'x', sql`x."accountId" = ${accountId} and x.resource = ${table} and x."rowId" = e.id`)}
      ${row(sql`e.id`)}`,
    texts: sql`"searchTexts" x ${row(sql`x."rowId"`)} where x."accountId" = ${accountId} and x.resource = ${table}`,
    sorted: sql`x.text`,
    order: sql`x."rowId" desc`,
    id: sql`r.id`,
    text: sql.ref<string>('x.text'),
    seen: 'r',
  }
}
