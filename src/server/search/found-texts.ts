import { sql } from 'kysely'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import type { Place } from './grams.ts'
import type { Candidate } from './rank.ts'
import { begins, beginsWord, entries, holds, most, ofGram, type Search, type Source, select } from './sources.ts'

const text = sql.ref<string>('x.text')
const newest = sql`order by e.id desc`

/** Texts of a kind, as they stand in their own table: the newest first, or in the order of the texts. */
const texts = (search: Search, name: string, which: typeof holds, order = sql`order by x."rowId" desc`) => {
  const { tx, source } = search
  return select(search, name, (given) => ({
    from: sql`"searchTexts" x ${tx.dialect.joinEach(source.table, 'r', sql`r."accountId" = ${given.accountId} and r.id = x."rowId"`)}`,
    where: sql`x."accountId" = ${given.accountId} and x.resource = ${sql.lit(source.table)} and ${which(search, given)}`,
    order,
  }))
}
const isTerm: typeof holds = (_, { term }) => sql<boolean>`${text} = ${term}`

/** Entries of one gram at one place, newest first: where very many texts answer, the first few of them do. */
const walk = (search: Search, which: 'first' | 'gram', place: Place, check: typeof holds) =>
  select(search, `${which} at ${place}`, (given) => ({
    from: entries(search, given, sql`${ofGram({ ...given, gram: given[which] })} and place = ${sql.lit(place)}`),
    where: check(search, given),
    order: newest,
  }))

const amongMany = async (search: Search): Promise<Candidate[]> =>
  untilEnough([
    () => texts(search, 'the very text', isTerm),
    () => walk(search, 'first', 0, begins),
    () => walk(search, 'first', 1, beginsWord),
    ...([0, 1, 2] as const).map((place) => () => walk(search, 'gram', place, holds)),
  ])

const amongManyShort = async (search: Search) =>
  untilEnough([
    () => texts(search, 'the very text', isTerm),
    () => texts(search, 'texts that begin so', begins, sql`order by ${text}`),
    () => texts(search, 'texts with words that begin so', beginsWord),
    () => texts(search, 'texts that hold it', holds),
  ])

const untilEnough = async (steps: (() => Promise<Candidate[]>)[]) => {
  const found: Candidate[] = []
  for (const step of steps) {
    found.push(...(await step()))
    if (new Set(found.map(({ id }) => id)).size >= most) break
  }
  return found
}

/** Rows of a kind that says what it is searched by. */
export const foundTexts = (tx: ReadTx, table: TableName): Source => ({
  table,
  grams: sql`"searchGrams"`,
  own: ({ accountId }) => sql`"accountId" = ${accountId} and resource = ${sql.lit(table)}`,
  entry: sql`"rowId" as id`,
  join: ({ accountId }) => {
    const ofText = sql`x."accountId" = ${accountId} and x.resource = ${sql.lit(table)} and x."rowId" = e.id`
    const ofRow = sql`r."accountId" = ${accountId} and r.id = e.id`
    return sql`${tx.dialect.joinEach('searchTexts', 'x', ofText)} ${tx.dialect.joinEach(table, 'r', ofRow)}`
  },
  id: sql`r.id`,
  seen: 'r',
  text,
  amongMany,
  amongManyShort,
})
