import type { Expression, Kysely, RawBuilder } from 'kysely'
import type { Tables } from '../tables.ts'

/** At most so many ids are taken at once, by a transaction that goes on and on. */
export const mostIds = 256

/** What SQL cannot share between the databases, each under one name. */
export interface Dialect {
  /** The type of a text column, which sorts by code point. */
  textType: string
  bytesType: string
  /** Ends the definition of a table that is its own index. */
  keyOnly: string
  /** Makes what `nextIds` counts with. */
  createIds(db: Kysely<Tables>): Promise<void>
  /** New ids, in the order they are used; one of them or up to `most`, whatever costs least. */
  nextIds(db: Kysely<Tables>, most: number): Promise<string[]>
  /** The newest id that `nextIds` has given. */
  lastId(db: Kysely<Tables>): Promise<string>
  /** Lets `nextIds` go on after this one, for a database that was filled from another; never back, or ids of what is gone would be given again. */
  goOnAfter(db: Kysely<Tables>, id: string): Promise<void>
  /** The columns of a table's primary key, in their order. */
  keyOf(db: Kysely<Tables>, table: string): Promise<string[]>
  /** Whether `text` holds `part`, every character of it meaning itself. */
  contains(text: Expression<string>, part: string): RawBuilder<boolean>
  /** The objects of a JSON array as rows of `table`, of which these columns are given, to be selected from. */
  rowsOf(json: string | RawBuilder<unknown>, table: string, columns: string[]): RawBuilder<unknown>
  /** The ids of a JSON array of whole numbers as rows of one column, to be looked in or, as rows of something, selected from. */
  idsOf(json: string | RawBuilder<unknown>): RawBuilder<unknown>
  /** The texts of a JSON array as rows with a `value`, to be selected from as the table `as`. */
  textsOf(json: Expression<unknown>, as: string): RawBuilder<unknown>
  /** How many digits of text, as numbers, are added up exactly: a hundred million of them at least. */
  digitsAtOnce: number
  /** Joins a table to a few rows found before it, so that these are walked first. */
  joinFound: RawBuilder<unknown>
  /** The same where the first few are enough: the rows found before it are walked in their order, and each is looked up as `as` by itself. */
  joinEach(table: string, as: string, on: RawBuilder<unknown>): RawBuilder<unknown>
}
