import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import { gramsOfTerm, spanOf } from '../../search/grams.ts'
import { rarestOf } from '../../search/rarest.ts'
import type { ReadTx } from '../../store/store.ts'
import type { Filter } from './listed-contacts.ts'

/** The entries of a short term are sorted up to this number; of a term that more names hold, walking the list soon meets fifty. */
const sortable = 1500

const entriesOf = ({ accountId }: { accountId: string }, which: RawBuilder<unknown>) =>
  sql`select e."sortKey", e."contactId" from "contactGrams" e where e."accountId" = ${accountId} and ${which}`
const inSpan = (from: string, before: string) => sql`e.gram >= ${from} and e.gram < ${before}`

const areMany = async (tx: ReadTx, actor: Actor, [from, before]: [string, string]) => {
  const { rows } = await sql<{ n: number }>`select count(*) as n
    from (${entriesOf(actor, inSpan(from, before))} limit ${sortable}) c`.execute(tx.db)
  return Number(rows[0]?.n) >= sortable
}

/** Contacts whose name holds a folded term: found by its rarest gram, or, where it is shorter than a gram, by the grams that begin with it. */
export const byTerm = async (tx: ReadTx, actor: Actor, term: string): Promise<Filter> => {
  const where: Filter['where'] = (values) => tx.dialect.contains(sql.ref<string>('listed.searchName'), values.term ?? '')
  const grams = gramsOfTerm(term)
  if (grams.length) {
    const gram = await rarestOf(tx, (one) => entriesOf(actor, sql`e.gram = ${one}`), grams)
    return {
      name: 'term by gram',
      values: { term, gram },
      where,
      lookup: (values) => entriesOf(values, sql`e.gram = ${values.gram}`),
    }
  }
  const [from, before] = spanOf(term)
  if (term === '' || (await areMany(tx, actor, [from, before]))) return { name: 'term', values: { term }, where }
  return {
    name: 'term by beginnings',
    values: { term, from, before },
    where,
    lookup: (values) => sql`${entriesOf(values, inSpan(values.from ?? '', values.before ?? ''))} group by e."sortKey", e."contactId"`,
  }
}
