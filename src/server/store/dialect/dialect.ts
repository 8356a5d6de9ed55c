import type { Expression, Kysely, RawBuilder } from 'kysely'
import type { Tables } from '../tables.ts'

/** What SQL cannot share between the databases, each under one name. */
export interface Dialect {
  /** A text column that sorts by code point. */
  orderedText: Expression<unknown> & RawBuilder<unknown>
  bytes: Expression<unknown> & RawBuilder<unknown>
  /** Whether `text` holds `part`, every character of it meaning itself. */
  contains(text: Expression<string>, part: string): RawBuilder<boolean>
  createSearch(db: Kysely<Tables>): Promise<void>
  /** Puts a contact's folded name into the trigram index, or takes it out (`name` undefined). */
  indexName(db: Kysely<Tables>, contactId: string, name: string | undefined): Promise<void>
  /** The ids of at most `most` contacts (of any account) whose name holds `term`; undefined where the index cannot tell (under three characters). */
  findNames(db: Kysely<Tables>, term: string, most: number): Promise<string[] | undefined>
}
