import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { sees } from '../kinds/kinds.ts'
import type { ReadTx } from '../store/store.ts'
import { gramsOfTerm, spanOf } from './grams.ts'
import type { Candidate } from './rank.ts'
import { entries, holds, most, type Search, type Source, select } from './sources.ts'

const text = sql.ref<string>('l.searchName')
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
    sql`(select "contactId" as id from "listedContacts" where ${search.source.own} and ${startsName(search)}) as e`,
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

/** Very many names hold a letter or two: the first of the list soon do. */
const walkList = (search: Search) =>
  sql<Candidate>`select l."contactId" as id, ${text} as text from "listedContacts" l where l."accountId" = ${search.actor.accountId}
    and ${holds(search)} and ${sees(search.actor, 'contacts', 'l')} order by l."sortKey", l."contactId" limit ${most}`
    .execute(search.tx.db)
    .then(({ rows }) => rows)

const amongManyShort = async (search: Search) => [...(await byList(search)), ...(await walkList(search))]

/** Contacts are found by their own grams, which stand in the order of their list. */
export const foundContacts = (tx: ReadTx, actor: Actor): Source => ({
  table: 'contacts',
  grams: sql`"contactGrams"`,
  own: sql`"accountId" = ${actor.accountId}`,
  id: sql`"contactId"`,
  join: sql`${tx.dialect.joinFound} "listedContacts" l on l."accountId" = ${actor.accountId} and l."contactId" = e.id
    ${tx.dialect.joinFound} contacts r on r."accountId" = ${actor.accountId} and r.id = e.id`,
  text,
  amongMany,
  amongManyShort,
})
