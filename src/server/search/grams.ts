import { type RawBuilder, sql } from 'kysely'
import { normalizeForSearch } from '../../contract/normalize-for-search.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'

/** Appended to every name, so its last letters begin a gram too. */
const end = '\u0001\u0001'
const size = 3
/** Sorts after all other letters. */
const afterAll = '\u{10ffff}'

const slices = (text: string) => {
  const letters = [...text]
  return letters.slice(0, Math.max(0, letters.length - size + 1)).map((_, i) => letters.slice(i, i + size).join(''))
}

/**
 * Returns the grams of a normalized name: every three consecutive characters, with a blank before each word. A shorter term is the beginning
 * of one of them.
 */
export const gramsOf = (name: string): string[] => [...new Set(slices(` ${name}${end}`))]

export const isGram = (text: string) => [...text].length === size
/** Returns the first gram of a term, or a term shorter than a gram itself. */
export const firstGram = (term: string) => [...term].slice(0, size).join('')

/** Returns the range of grams that begin with a short term, including `from` and excluding `before`. */
export const spanOf = (term: string): [from: string, before: string] => [term, `${term}${afterAll}`]

/** The most characters of a name that are indexed: more than any title has, unless its letters stand for several each. An index entry has a limit. */
const longest = 510

/** Returns the text that a record is searched by. */
export const searchText = (title: string) => [...normalizeForSearch(title)].slice(0, longest).join('')

/** How many grams of a long term are compared, evenly spread. */
const compared = 6
/** Entries of a gram are counted up to this number. If there are fewer, all are read and ranked. */
export const counted = 100

/** Returns some grams of a term, of which each name that contains the term has all, or a term shorter than a gram itself. */
const someOf = (term: string): [string, ...string[]] => {
  const grams = slices(term)
  const count = Math.min(compared, grams.length)
  const [first = term, ...others] = Array.from(
    { length: count },
    (_, i) => grams[Math.floor((i * (grams.length - 1)) / Math.max(1, count - 1))] ?? '',
  )
  return [first, ...others]
}

/** A gram, or the beginning of several, and the number of its entries. */
export interface Rarest {
  gram: string
  n: number
}

/** Returns the rarest of the grams of a term in one resource, or the term itself if it is shorter than a gram. */
export type RarestOf = (resource: TableName, term: string) => Rarest

/** Counts the grams of some terms in each of these resources, and finds the rarest of a term. */
export const rarestIn = async (
  { db, dialect }: ReadTx,
  accountId: string,
  resources: TableName[],
  terms: [string, ...string[]],
): Promise<RarestOf> => {
  const grams = [...new Set(terms.flatMap(someOf))]
  const count = (entries: RawBuilder<unknown>) => sql`(select count(*) from (select 1 from ${entries}
    and g.gram >= wanted.value and g.gram < wanted.value || ${afterAll} limit ${sql.lit(counted)}) c)`
  const [wanted, asked] = [
    dialect.textsOf(sql`${JSON.stringify(grams)}`, 'wanted'),
    dialect.textsOf(sql`${JSON.stringify(resources)}`, 'asked'),
  ]
  const { rows } = await sql<Rarest & { resource: TableName }>`select asked.value as resource, wanted.value as gram,
    case asked.value when 'contacts' then ${count(sql`"contactGrams" g where g."accountId" = ${accountId}`)}
      else ${count(sql`"searchGrams" g where g."accountId" = ${accountId} and g.resource = asked.value`)} end as n
    from ${asked} cross join ${wanted}`.execute(db)
  const counts = new Map(rows.map(({ resource, gram, n }) => [`${resource} ${gram}`, Number(n)]))
  return (resource, term) => {
    const found = someOf(term).map((gram) => ({ gram, n: counts.get(`${resource} ${gram}`) ?? 0 }))
    return found.reduce((a, b) => (b.n < a.n ? b : a))
  }
}

/** Returns the rarest of some terms, with its rarest gram. */
export const rarestOfAll = (rarestOf: RarestOf, resource: TableName, [first, ...others]: [string, ...string[]]): Rarest =>
  others.map((term) => rarestOf(resource, term)).reduce((a, b) => (b.n < a.n ? b : a), rarestOf(resource, first))
