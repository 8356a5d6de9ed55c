import { type RawBuilder, sql } from 'kysely'
import { ask } from '../store/ask.ts'
import type { ReadTx } from '../store/store.ts'

/** So many grams of a term are compared, from its beginning to its end. */
const compared = 4

/** A table of grams, and what all entries share that are looked at; `name` stands for both. */
interface Grams<Own extends object> {
  name: string
  table: RawBuilder<unknown>
  own: (values: Own) => RawBuilder<unknown>
}

/** Of some grams of a term the one that fewest entries have, and how many those are as far as a count of `probe` tells. */
export const rarestOf = async <Own extends Record<string, string>>(
  tx: ReadTx,
  { name, table, own }: Grams<Own>,
  values: Own,
  grams: string[],
  probe: number,
): Promise<{ gram: string; n: number }> => {
  const count = Math.min(compared, grams.length)
  const some = Array.from({ length: count }, (_, i) => grams[Math.floor((i * (grams.length - 1)) / Math.max(1, count - 1))] ?? '')
  const given = { ...values, ...Object.fromEntries(some.map((gram, i) => [`gram${i}`, gram])) }
  const [rarest] = await ask(tx, `the rarest of ${count} grams in ${name}`, given, (places: Own & Record<string, string>) => {
    // To skip entries takes two thirds of the time that it takes to count them, and most grams of most terms have more than are counted.
    const counts = some.map((_, i) => {
      const entries = sql`select 1 from ${table} where ${own(places)} and gram = ${places[`gram${i}`]}`
      return sql`select ${sql.lit(i)} as i, case when exists (${entries} limit 1 offset ${sql.lit(probe - 1)}) then ${sql.lit(probe)}
        else (select count(*) from (${entries}) c) end as n`
    })
    return sql<{ i: number; n: number }>`${sql.join(counts, sql` union all `)} order by n limit 1`
  })
  return { gram: some[Number(rarest?.i ?? 0)] ?? '', n: Number(rarest?.n ?? 0) }
}
