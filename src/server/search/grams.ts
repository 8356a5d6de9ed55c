import { type RawBuilder, sql } from 'kysely'
import { normalizeForSearch } from '../../contract/normalize-for-search.ts'
import type { ReadTx } from '../store/store.ts'

/** Appended to every name, so its last letters begin a gram too. */
const end = '\u0001\u0001'
const size = 3

const slices = (text: string) => {
  const letters = [...text]
  return letters.slice(0, Math.max(0, letters.length - size + 1)).map((_, i) => letters.slice(i, i + size).join(''))
}

/**
 * Returns the grams of a normalized name: every three consecutive characters, with a blank before each word. A shorter term is the beginning
 * of one of them.
 */
export const gramsOf = (name: string): string[] => [...new Set(slices(` ${name}${end}`))]

/** Returns the grams of a term, which every matching name has. None if the term is shorter than a gram. */
export const gramsOfTerm = (term: string): string[] => slices(term)

/** Returns the range of grams that begin with a short term, including `from` and excluding `before`. */
export const spanOf = (term: string): [from: string, before: string] => [term, `${term}\u{10ffff}`]

/** The most characters of a name that are indexed. */
const longest = 160

/** Returns the text that a record is searched by. */
export const searchText = (title: string) => [...normalizeForSearch(title)].slice(0, longest).join('')

/** How many grams of a long term are compared, evenly spread. */
const compared = 6
/** Entries of a gram are counted up to this number. If there are fewer, all are read and ranked. */
export const counted = 100

/** Returns the gram of a term with the fewest entries, and their number. `entriesOf` selects the entries of one gram. */
export const rarestOf = async (
  tx: ReadTx,
  entriesOf: (gram: string) => RawBuilder<unknown>,
  grams: string[],
): Promise<{ gram: string; n: number }> => {
  const count = Math.min(compared, grams.length)
  const some = Array.from({ length: count }, (_, i) => grams[Math.floor((i * (grams.length - 1)) / Math.max(1, count - 1))] ?? '')
  const counts = some.map(
    (gram, i) => sql`select ${sql.lit(i)} as i, (select count(*) from (${entriesOf(gram)} limit ${sql.lit(counted)}) c) as n`,
  )
  const { rows } = await sql<{ i: number; n: number }>`${sql.join(counts, sql` union all `)} order by n, i limit 1`.execute(tx.db)
  return { gram: some[Number(rows[0]?.i ?? 0)] ?? '', n: Number(rows[0]?.n ?? 0) }
}

/** Returns the gram of a term with the fewest entries. */
export const rarestGram = async (tx: ReadTx, entriesOf: (gram: string) => RawBuilder<unknown>, grams: string[]) =>
  grams.length > 1 ? (await rarestOf(tx, entriesOf, grams)).gram : (grams[0] ?? '')
