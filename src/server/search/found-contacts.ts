import { sql } from 'kysely'
import { ask } from '../store/ask.ts'
import type { Dialect } from '../store/dialect/dialect.ts'
import { entries, gramsOfSpan, holds, ofGram, type Search, type Source, select, type Values } from './sources.ts'

const text = sql.ref<string>('l.searchName')
/** Of very many contacts so many are looked at for names that begin with the term. */
const looked = 2000
const id = sql`l."contactId"`

/** The list's own order has those side by side whose last name, or company's name, begins with the term. */
const inList = (accountId: string, which: ReturnType<typeof sql>) => ({
  from: sql`"listedContacts" l`,
  where: sql`l."accountId" = ${accountId} and ${which}`,
})
const byList = (search: Search) =>
  select(search, 'names that begin so', (given) =>
    inList(given.accountId, sql`l."sortKey" >= ${given.from} and l."sortKey" < ${given.before} and ${holds(search, given)}`),
  )

/** What words begin with the term: after a blank, or at the beginning. */
const startsWord: typeof holds = ({ tx }, { word }) => tx.dialect.contains(sql<string>`' ' || ${text}`, word)

const amongMany = async (search: Search) => {
  const found = await Promise.all([
    byList(search),
    select(search, 'words that begin so', (given) => ({
      from: entries(search, given, ofGram({ ...given, gram: given.first }), sql`limit ${sql.lit(looked)}`),
      where: startsWord(search, given),
    })),
    select(search, 'names that hold it', (given) => ({ from: entries(search, given, ofGram(given)), where: holds(search, given) })),
  ])
  return found.flat()
}

/** Very many names hold a letter or two: the first of the list soon do, from `start` on. */
const walkList = (search: Search, start: string) =>
  select({ ...search, values: { ...search.values, start } }, 'the list', (given) => ({
    ...inList(given.accountId, sql`l."sortKey" >= ${given.start} and ${holds(search, given)}`),
    order: sql`order by l."sortKey", ${id}`,
  }))

/** The first letter that stands behind those of Latin. */
const other = '\u0250'

/** Where the list first has a short term: names of other scripts stand behind all that are written in Latin, which need not be walked. */
const startOf = async ({ tx, source, values }: Search) => {
  if (values.term < other) return ''
  const [found] = await ask(
    tx,
    'search contacts: where the list has a span',
    values,
    (given) => sql<{ start: string | null }>`${gramsOfSpan(source, given)}
      select min((select min(s."sortKey") from "contactGrams" s where s."accountId" = ${given.accountId} and s.gram = g.gram)) as start from g`,
  )
  return found?.start ?? ''
}

const amongManyShort = async (search: Search) => [...(await byList(search)), ...(await walkList(search, await startOf(search)))]

/** What holds a term holds its pieces, and these stand in one name or the other: most entries are told from their key, without the wide row. */
const mayHold = (dialect: Dialect, { piece }: Values) => dialect.contains(sql.ref<string>('e.sortKey'), piece)

/** Contacts are found by their own grams, which stand in the order of their list. */
export const foundContacts = (dialect: Dialect): Source => ({
  table: 'contacts',
  grams: sql`"contactGrams"`,
  own: ({ accountId }) => sql`"accountId" = ${accountId}`,
  entry: sql`"sortKey", "contactId"`,
  join: (given) =>
    dialect.joinEach(
      'listedContacts',
      'l',
      sql`${mayHold(dialect, given)} and l."accountId" = ${given.accountId} and l."sortKey" = e."sortKey" and l."contactId" = e."contactId"`,
    ),
  id,
  seen: 'l',
  text,
  amongMany,
  amongManyShort,
})
