import { type RawBuilder, sql } from 'kysely'
import type { ReadTx } from '../store/store.ts'

/** How many grams of a long term are compared, spread from its beginning to its end. */
const compared = 12
/** Entries of a gram are counted up to this number. */
const counted = 300

/** Returns the gram of a term with the fewest entries; `entriesOf` selects those of one gram. */
export const rarestOf = async (tx: ReadTx, entriesOf: (gram: string) => RawBuilder<unknown>, grams: string[]): Promise<string> => {
  const count = Math.min(compared, grams.length)
  const some = Array.from({ length: count }, (_, i) => grams[Math.floor((i * (grams.length - 1)) / Math.max(1, count - 1))] ?? '')
  if (count === 1) return some[0] ?? ''
  const counts = some.map(
    (gram, i) => sql`select ${sql.lit(i)} as i, (select count(*) from (${entriesOf(gram)} limit ${sql.lit(counted)}) c) as n`,
  )
  const { rows } = await sql<{ i: number }>`${sql.join(counts, sql` union all `)} order by n, i limit 1`.execute(tx.db)
  return some[Number(rows[0]?.i ?? 0)] ?? ''
}
