import { type RawBuilder, sql } from 'kysely'
import { wordsOf } from '../../../../contract/normalize-for-search.ts'
import type { Actor } from '../../../core/actor.ts'
import { containsWords } from '../../../core/lists/contains-words.ts'
import { rarestIn, rarestOfAll } from '../../../core/lists/rarest.ts'
import { countOf } from '../../../core/store/many-rows.ts'
import { firstGram, isGram, spanOf } from '../../../core/store/searchable/grams.ts'
import type { ReadTx } from '../../../core/store/store.ts'

/** One condition of a search. */
export interface Filter {
  where?: RawBuilder<unknown>
  /** Selects the `sortKey` and `contactId` of the matches, so they are sorted before any contact is read. */
  lookup?: RawBuilder<unknown>
}

/** Up to this many hits of a short term are sorted. If there are more, scanning the list in order finds fifty quickly. */
const sortable = 1500

const entriesOf = ({ accountId }: { accountId: string }, which: RawBuilder<unknown>) =>
  sql`select e."sortKey", e."contactId" from "contactGrams" e where e."accountId" = ${accountId} and ${which}`
const inSpan = (from: string, before: string) => sql`e.gram >= ${from} and e.gram < ${before}`

const hasMany = async (tx: ReadTx, actor: Actor, [from, before]: [string, string]) =>
  (await countOf(tx, sql`(${entriesOf(actor, inSpan(from, before))} limit ${sortable}) c`)) >= sortable

/**
 * Returns the filter for names that contain a normalized term. It uses the term's rarest gram, or for a term shorter than a gram all grams
 * that begin with it.
 */
export const byTerm = async (tx: ReadTx, actor: Actor, term: string): Promise<Filter> => {
  const where = tx.dialect.contains(sql.ref<string>('listed.searchName'), term)
  const first = firstGram(term)
  if (isGram(first)) {
    const { gram } = term === first ? { gram: first } : (await rarestIn(tx, actor.accountId, ['contacts'], [term]))('contacts', term)
    return { where, lookup: entriesOf(actor, sql`e.gram = ${gram}`) }
  }
  const span = spanOf(term)
  if (term === '' || (await hasMany(tx, actor, span))) return { where }
  return { where, lookup: sql`${entriesOf(actor, inSpan(...span))} group by e."sortKey", e."contactId"` }
}

/** Returns the filter for names that contain the words of a normalized term, by the rarest gram of them. */
export const byWords = async (tx: ReadTx, actor: Actor, term: string): Promise<Filter> => {
  const [first, ...others] = wordsOf(term)
  if (first === undefined || !others.length) return byTerm(tx, actor, first ?? term)
  const rarestOf = await rarestIn(tx, actor.accountId, ['contacts'], [first, ...others])
  const { gram } = rarestOfAll(rarestOf, 'contacts', [first, ...others])
  const where = containsWords(tx.dialect, sql.ref<string>('listed.searchName'), term)
  return isGram(gram) ? { where, lookup: entriesOf(actor, sql`e.gram = ${gram}`) } : { where }
}
