import { type RawBuilder, sql } from 'kysely'
import type { ReadTx } from '../store/store.ts'

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
