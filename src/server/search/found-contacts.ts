import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { gramsOfTerm, spanOf } from '../grams.ts'
import type { ReadTx } from '../store/store.ts'
import { entries, holds, type Search, type Source, select } from './sources.ts'

const text = sql.ref<string>('r.searchName')
const named = { source: sql`contacts`, id: sql`id` }
/** Of very many contacts so many are looked at for names that begin with the term. */
const looked = 2000

const startsName = ({ term }: Search) => {
  const [from, before] = spanOf(term)
  return sql`"sortKey" >= ${from} and "sortKey" < ${before}`
}
/** Contacts whose last name, or company's name, begins with the term: the list's own order has them side by side. */
const byList = (search: Search) =>
  select(
    search,
    sql`(select ${named.id} as id from ${named.source} where ${search.source.own} and ${startsName(search)}) as e`,
    holds(search),
  )

const amongMany = async (search: Search, gram: string) => {
  const { tx, source, term } = search
  const [first = gram] = gramsOfTerm(term)
  const some = sql`(select ${source.id} as id from ${source.grams} where ${source.own} and gram = ${first} limit ${looked}) as e`
  const atStart = tx.dialect.contains(sql<string>`' ' || ${text}`, ` ${term}`)
  return [
    ...(await byList(search)),
    ...(await select(search, some, atStart)),
    ...(await select(search, entries(search, sql`gram = ${gram}`), holds(search))),
  ]
}

const amongManyShort = async (search: Search) => [
  ...(await byList(search)),
  ...(await select(search, sql`(select id from contacts where ${search.source.own}) as e`, holds(search), sql`order by r."sortKey"`)),
]

/** Contacts are found by their own grams, which stand in the order of their list. */
export const foundContacts = (tx: ReadTx, actor: Actor): Source => ({
  table: 'contacts',
  grams: sql`"contactGrams"`,
  own: sql`"accountId" = ${actor.accountId}`,
  id: sql`"contactId"`,
  join: sql`${tx.dialect.joinFound} contacts r on r."accountId" = ${actor.accountId} and r.id = e.id`,
  text,
  amongMany,
  amongManyShort,
})
