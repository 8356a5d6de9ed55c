import { sql } from 'kysely'
import { ask } from '../store/ask.ts'
import type { Dialect } from '../store/dialect/dialect.ts'
import type { TableName } from '../store/tables.ts'
import type { Place } from './grams.ts'
import type { Candidate } from './rank.ts'
import {
  begins,
  beginsWord,
  entries,
  few,
  gramsOfSpan,
  holds,
  most,
  ofGram,
  rankIn,
  type Search,
  type Source,
  select,
  type Values,
} from './sources.ts'

const text = sql.ref<string>('x.text')
const newest = sql`order by e.id desc`

/** Texts of a kind, as they stand in their own table: the newest first, or in another order. */
const texts = (search: Search, name: string, which: typeof holds, order: typeof rankIn = () => sql`x."rowId" desc`) => {
  const { tx, source } = search
  return select(search, name, (given) => ({
    from: sql`"searchTexts" x ${tx.dialect.joinEach(source.table, 'r', sql`r."accountId" = ${given.accountId} and r.id = x."rowId"`)}`,
    where: sql`x."accountId" = ${given.accountId} and x.resource = ${sql.lit(source.table)} and ${which(search, given)}`,
    order: sql`order by ${order(search, given)}`,
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

/** How many texts begin with the term, as far as a count of `few` tells. */
const countBeginning = async (search: Search) => {
  const { tx, source, values } = search
  const [found] = await ask(
    tx,
    `search ${source.table}: texts that begin so, counted`,
    values,
    (given) => sql<{ n: number }>`select count(*) as n from (select 1 from "searchTexts" x
      where x."accountId" = ${given.accountId} and x.resource = ${sql.lit(source.table)} and ${begins(search, given)} limit ${sql.lit(few)}) c`,
  )
  return Number(found?.n ?? 0)
}

/** What begins with the term, and is it, first: few are all looked at, of very many the newest come soon. */
const beginning = async (search: Search): Promise<Candidate[]> => {
  const n = await countBeginning(search)
  if (n === 0) return []
  const inOrder: typeof rankIn = (_, given) => sql`${rankIn(search, given)}, x."rowId" desc`
  if (n < few) return texts(search, 'few texts that begin so', begins, inOrder)
  return untilEnough([() => texts(search, 'the very text', isTerm), () => walk(search, 'first', 0, begins)])
}

const amongMany = async (search: Search): Promise<Candidate[]> =>
  untilEnough([
    () => beginning(search),
    () => walk(search, 'first', 1, beginsWord),
    ...([0, 1, 2] as const).map((place) => () => walk(search, 'gram', place, holds)),
  ])

/** The texts in which a word but the first begins with a short term, past all in which it stands within words. */
const wordsOfSpan = ({ source }: Search, given: Values) =>
  sql`(${gramsOfSpan(source, given)} select s."rowId" as id from g cross join "searchGrams" as s
    where s."accountId" = ${given.accountId} and s.resource = ${sql.lit(source.table)} and s.gram = g.gram and s.place = 1 limit ${sql.lit(few)})`

/** Words that begin with a short term: where few do they are all looked at, else the newest texts soon have some. */
const wordsThatBegin = async (search: Search) => {
  const { tx, source, values } = search
  const [found] = await ask(
    tx,
    `search ${source.table}: words that begin so, counted`,
    values,
    (given) => sql<{ n: number }>`select count(*) as n from ${wordsOfSpan(search, given)} c`,
  )
  const n = Number(found?.n ?? 0)
  if (n === 0) return []
  if (n >= few) return texts(search, 'texts with words that begin so', beginsWord)
  return select(search, 'all words that begin so', (given) => ({
    from: sql`${wordsOfSpan(search, given)} as e ${source.join(given)}`,
    where: beginsWord(search, given),
    limit: few,
  }))
}

const amongManyShort = async (search: Search) =>
  untilEnough([
    () => texts(search, 'the very text', isTerm),
    () => texts(search, 'texts that begin so', begins, () => text),
    () => wordsThatBegin(search),
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
export const foundTexts = (dialect: Dialect, table: TableName): Source => ({
  table,
  grams: sql`"searchGrams"`,
  own: ({ accountId }) => sql`"accountId" = ${accountId} and resource = ${sql.lit(table)}`,
  entry: sql`"rowId" as id`,
  join: ({ accountId }) => {
    const ofText = sql`x."accountId" = ${accountId} and x.resource = ${sql.lit(table)} and x."rowId" = e.id`
    const ofRow = sql`r."accountId" = ${accountId} and r.id = e.id`
    return sql`${dialect.joinEach('searchTexts', 'x', ofText)} ${dialect.joinEach(table, 'r', ofRow)}`
  },
  id: sql`r.id`,
  seen: 'r',
  text,
  amongMany,
  amongManyShort,
})
