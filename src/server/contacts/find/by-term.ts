import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import { gramsOfTerm, spanOf } from '../../search/grams.ts'
import { rarestOf } from '../../search/rarest.ts'
import { ask } from '../../store/ask.ts'
import type { ReadTx } from '../../store/store.ts'
import type { Filter } from './listed-contacts.ts'

const probe = 200

/** The gram of a term that fewest names have, as far as a short count of some of them tells. */
const rarestGram = async (tx: ReadTx, { accountId }: Actor, grams: string[]) => {
  if (grams.length < 2) return grams[0]
  const names = {
    name: 'contactGrams',
    table: sql`"contactGrams"`,
    own: (given: { accountId: string }) => sql`"accountId" = ${given.accountId}`,
  }
  return (await rarestOf(tx, names, { accountId }, grams, probe)).gram
}

/** Up to here the entries of a short term are put in order; what more names hold is met soon by walking the list, if it is anywhere near its beginning. */
const sortable = 1500
/** Met so often in so many contacts: names of other scripts stand together at the end of the list, and to walk there takes longer than to put many entries in order. */
const soon = { times: 5, among: 2000 }

const inSpan = ({ accountId, from, before }: Record<string, string>) => sql`select e."sortKey", e."contactId" from "contactGrams" e
  where e."accountId" = ${accountId} and e.gram >= ${from} and e.gram < ${before}`

const areMany = async (tx: ReadTx, { accountId }: Actor, [from, before]: [string, string]) => {
  const [found] = await ask(
    tx,
    'the length of a span of grams',
    { accountId, from, before },
    (values: Record<string, string>) => sql<{ n: number }>`select count(*) as n from (${inSpan(values)} limit ${sortable}) c`,
  )
  return Number(found?.n) >= sortable
}

const areMetSoon = async (tx: ReadTx, { accountId }: Actor, term: string) => {
  const [found] = await ask(
    tx,
    'a term at the beginning of the list',
    { accountId, term },
    (values) => sql<{ n: number }>`select count(*) as n from (select 1 from
      (select "searchName" from "listedContacts" where "accountId" = ${values.accountId} order by "sortKey", "contactId" limit ${soon.among}) f
      where ${tx.dialect.contains(sql.ref<string>('f.searchName'), values.term)} limit ${soon.times}) c`,
  )
  return Number(found?.n) >= soon.times
}

/** Contacts whose name holds a folded term: found by a gram of it, by the beginnings of grams where it is shorter than one, or by walking the list. */
export const byTerm = async (tx: ReadTx, actor: Actor, term: string): Promise<Filter> => {
  const where: Filter['where'] = (values) => tx.dialect.contains(sql.ref<string>('listed.searchName'), values.term ?? '')
  const gram = await rarestGram(tx, actor, gramsOfTerm(term))
  if (gram !== undefined)
    return {
      name: 'term by gram',
      values: { term, gram },
      where,
      lookup: ({ accountId, gram }) =>
        sql`select e."sortKey", e."contactId" from "contactGrams" e where e."accountId" = ${accountId} and e.gram = ${gram}`,
    }
  const [from, before] = spanOf(term)
  const isMetSoon = async () => (await areMany(tx, actor, [from, before])) && (await areMetSoon(tx, actor, term))
  if (term === '' || (await isMetSoon())) return { name: 'term', values: { term }, where }
  return {
    name: 'term by beginnings',
    values: { term, from, before },
    where,
    lookup: (values) => sql`${inSpan(values)} group by e."sortKey", e."contactId"`,
  }
}
