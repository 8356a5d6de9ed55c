import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { gramsOfTerm, type Place, spanOf } from './grams.ts'
import type { Candidate } from './rank.ts'
import { entries, holds, most, type Search, type Source, select } from './sources.ts'

const text = sql.ref<string>('x.text')
const isTerm = ({ term }: Search) => sql<boolean>`${text} = ${term}`
const begins = ({ term }: Search) => {
  const [from, before] = spanOf(term)
  return sql<boolean>`${text} >= ${from} and ${text} < ${before}`
}
const beginsWord = ({ tx, term }: Search) => tx.dialect.contains(text, ` ${term}`)
const newest = sql`order by e.id desc`

/** The texts of a kind themselves, as entries. */
const texts = ({ source }: Search, which: ReturnType<typeof sql>) =>
  sql`(select "rowId" as id from "searchTexts" x where ${source.own} and ${which}) as e`

/** Entries of one gram at one place, newest first: where very many texts answer, the first few of them do. */
const walk = (search: Search, gram: string, place: Place, check: ReturnType<typeof sql>) =>
  select(search, entries(search, sql`gram = ${gram} and place = ${place}`), check, newest)

const amongMany = async (search: Search, gram: string): Promise<Candidate[]> => {
  const [first = gram] = gramsOfTerm(search.term)
  const steps = [
    () => select(search, texts(search, isTerm(search)), isTerm(search), newest),
    () => walk(search, first, 0, begins(search)),
    () => walk(search, first, 1, beginsWord(search)),
    ...([0, 1, 2] as const).map((place) => () => walk(search, gram, place, holds(search))),
  ]
  return untilEnough(steps)
}

const amongManyShort = async (search: Search) =>
  untilEnough([
    () => select(search, texts(search, isTerm(search)), isTerm(search), newest),
    () => select(search, texts(search, begins(search)), begins(search), sql`order by ${text}`),
    () => select(search, texts(search, sql`1 = 1`), beginsWord(search), newest),
    () => select(search, texts(search, sql`1 = 1`), holds(search), newest),
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
export const foundTexts = (tx: ReadTx, actor: Actor, table: TableName): Source => ({
  table,
  grams: sql`"searchGrams"`,
  own: sql`"accountId" = ${actor.accountId} and resource = ${table}`,
  id: sql`"rowId"`,
  join: sql`${tx.dialect.joinFound} "searchTexts" x on x."accountId" = ${actor.accountId} and x.resource = ${table} and x."rowId" = e.id
    ${tx.dialect.joinFound} ${sql.table(table)} r on r."accountId" = ${actor.accountId} and r.id = e.id`,
  text,
  amongMany,
  amongManyShort,
})
