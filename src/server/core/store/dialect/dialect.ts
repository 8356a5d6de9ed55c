import type { Expression, Kysely, RawBuilder } from 'kysely'
import type { Tables } from '../tables.ts'

/** The most ids that a long transaction takes at once. */
export const mostIds = 256

/** What differs between the databases in the definition of a table. */
export interface SqlTypes {
  /** The type of a text column, which sorts by code point. */
  textType: string
  bytesType: string
  /** Ends the definition of a table that is its own index. */
  keyOnly: string
}

/** The SQL that differs between the databases. */
export interface Dialect extends SqlTypes {
  /** Creates the sequence behind `nextIds`. */
  createIds(db: Kysely<never>): Promise<void>
  /** Returns new ids in the order of their use: one or up to `most`, whatever is cheapest. */
  nextIds(db: Kysely<Tables>, most: number): Promise<string[]>
  /** Returns the newest id of `nextIds`. */
  lastId(db: Kysely<Tables>): Promise<string>
  /** Continues `nextIds` after this id in a copied database. It never goes back, because ids of deleted rows must not be reused. */
  continueAfter(db: Kysely<Tables>, id: string): Promise<void>
  /** Returns the columns of a table's primary key, in order. */
  keyOf(db: Kysely<Tables>, table: string): Promise<string[]>
  /** Tests whether `text` contains `part` literally. */
  contains(text: Expression<string>, part: string): RawBuilder<boolean>
  /** Selects the objects of a JSON array as rows of `table` with these columns. */
  rowsOf(json: string | RawBuilder<unknown>, table: string, columns: string[]): RawBuilder<unknown>
  /** Selects the integers of a JSON array as rows with the column `id`, for `in` or `from`. */
  idsOf(json: string | RawBuilder<unknown>): RawBuilder<unknown>
  /** Selects the texts of a JSON array as rows with a `value`, as the table `as`. */
  textsOf(json: Expression<unknown>, as: string): RawBuilder<unknown>
  /** How many decimal digits the database adds up exactly, for at least a hundred million numbers. */
  digitsAtOnce: number
  /** Joins a table to a few rows, so the query starts with these. */
  joinFound: RawBuilder<unknown>
  /** The same for queries that need only the first few: the rows are read in order, and each is looked up as `as`. */
  joinEach(table: string, as: string, on: RawBuilder<unknown>): RawBuilder<unknown>
}
