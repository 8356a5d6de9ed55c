import { type RawBuilder, sql } from 'kysely'
import { afterAll, slices } from '../store/searchable/grams.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'

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
  { db, dialect, definitions }: ReadTx,
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
  const others = count(sql`"searchGrams" g where g."accountId" = ${accountId} and g.resource = asked.value`)
  const own = resources.flatMap((table) => {
    const source = definitions.of(table).searchSource?.(dialect, accountId)
    return source ? [sql`when ${sql.lit(table)} then ${count(sql`${source.grams} g where ${source.own}`)}`] : []
  })
  const counting = own.length ? sql`case asked.value ${sql.join(own, sql` `)} else ${others} end` : others
  const { rows } = await sql<Rarest & { resource: TableName }>`select asked.value as resource, wanted.value as gram, ${counting} as n
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
