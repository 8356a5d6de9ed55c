import { type Expression, type RawBuilder, sql } from 'kysely'
import { wordsOf } from '../../../contract/normalize-for-search.ts'
import type { Dialect } from '../store/dialect/dialect.ts'

/** Tests whether a normalized text contains the words of a normalized term, in any order; a term of signs alone as it is. */
export const containsWords = ({ contains }: Dialect, text: Expression<string>, term: string): RawBuilder<unknown> => {
  const words = wordsOf(term)
  return words.length
    ? sql.join(
        words.map((word) => contains(text, word)),
        sql` and `,
      )
    : contains(text, term)
}
