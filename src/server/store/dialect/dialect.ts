import type { Expression, RawBuilder } from 'kysely'

/** What SQL cannot share between the databases, each under one name. */
export interface Dialect {
  /** A text column that sorts by code point. */
  orderedText: Expression<unknown> & RawBuilder<unknown>
  bytes: Expression<unknown> & RawBuilder<unknown>
  /** What stands at the end of a table that is its own index. */
  keyOnly: RawBuilder<unknown>
  /** Whether `text` holds `part`, every character of it meaning itself. */
  contains(text: Expression<string>, part: string): RawBuilder<boolean>
  /** The objects of a JSON array as rows with these columns, to be selected from. */
  rowsOf(json: string, columns: string[]): RawBuilder<unknown>
}
