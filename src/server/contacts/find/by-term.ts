import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import { gramsOfTerm, spanOf } from '../../search/grams.ts'
import { rarestOf } from '../../search/rarest.ts'
import type { ReadTx } from '../../store/store.ts'
import type { Filter } from './listed-contacts.ts'

/** Up to this many hits of a short term are sorted. If there are more, scanning the list in order finds fifty quickly. */
const sortable = 1500

const entriesOf = ({ accountId }: { accountId: string }, which: RawBuilder<unknown>) =>
  sql`select e."sortKey", e."contactId" from "contactGrams" e where e."accountId" = ${accountId} and ${which}`
const inSpan = (from: string, before: string) => sql`e.gram >= ${from} and e.gram < ${before}`

const hasMany = async (tx: ReadTx, actor: Actor, [from, before]: [string, string]) => {
  const { rows } = await sql<{ n: number }>`select count(*) as n
    from (${entriesOf(actor, inSpan(from, before))} limit ${sortable}) c`.execute(tx.db)
  return Number(rows[0]?.n) >= sortable
}

/**
 * Returns the filter for names that contain a normalized term. It uses the term's rarest gram, or for a term shorter than a gram all grams
 * that begin with it.
 */
export const byTerm = async (tx: ReadTx, actor: Actor, term: string): Promise<Filter> => {
  const where = tx.dialect.contains(sql.ref<string>('listed.searchName'), term)
  const ofGram = (gram: string) => entriesOf(actor, sql`e.gram = ${gram}`)
  const grams = gramsOfTerm(term)
  if (grams.length) return { where, lookup: ofGram((await rarestOf(tx, ofGram, grams)).gram) }
  const span = spanOf(term)
  if (term === '' || (await hasMany(tx, actor, span))) return { where }
  return { where, lookup: sql`${entriesOf(actor, inSpan(...span))} group by e."sortKey", e."contactId"` }
}
