import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { kindOf, sees } from '../kinds/kinds.ts'
import { ask } from '../store/ask.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { type AskedBy, askedBy, readerIn } from '../visibility/asked-by.ts'
import { seesProjectBy } from '../visibility/visibility.ts'
import { gramsOfTerm, spanOf } from './grams.ts'
import { best, type Candidate } from './rank.ts'
import { rarestOf } from './rarest.ts'

type Sql = RawBuilder<unknown>
export const most = 10
/** Fewer entries than this are all looked at. */
export const few = 300
const fewShort = 1500

/**
 * What is asked for, as it stands in the queries: the folded term and as the beginning of a word, the longest piece of it without a blank, the
 * span of what begins so, and grams of it.
 */
export interface Values extends AskedBy {
  [name: string]: string
  term: string
  word: string
  piece: string
  from: string
  before: string
  first: string
  gram: string
}

/** How the rows of a kind are found: entries of grams, as `e`, and where their folded text, their id and who sees them stand once joined. */
export interface Source {
  table: TableName
  grams: Sql
  /** What every entry of the kind shares. */
  own: (values: AskedBy) => Sql
  /** What of an entry is joined by. */
  entry: Sql
  join: (values: Values) => Sql
  id: Sql
  /** What says who sees them: the rows themselves, or what of them stands in a list. */
  seen: string
  text: RawBuilder<string>
  /** Finds the best among very many; the entries of the `gram` are fewest. */
  amongMany: (search: Search) => Promise<Candidate[]>
  amongManyShort: (search: Search) => Promise<Candidate[]>
}
export interface Search {
  tx: ReadTx
  actor: Actor
  source: Source
  values: Values
}

/** What candidates are selected from, and which they are. */
interface Selected {
  from: Sql
  where: Sql
  order?: Sql
  limit?: number
}

/** Candidates that the actor may see; `name` stands for the query among those of the kind. */
export const select = ({ tx, actor, source, values }: Search, name: string, of: (values: Values) => Selected): Promise<Candidate[]> =>
  ask(tx, `search ${source.table}, ${actor.role}: ${name}`, values, (given) => {
    const { from, where, order = sql``, limit = most } = of(given)
    return sql<Candidate>`select cast(${source.id} as text) as id, ${source.text} as text from ${from}
      where ${where} and ${sees(readerIn(given, actor), source.table, source.seen)} ${order} limit ${sql.lit(limit)}`
  })

/** Entries of grams, and what is joined to them. */
export const entries = ({ source }: Search, values: Values, which: Sql, limit: Sql = sql``) =>
  sql`(select ${source.entry} from ${source.grams} where ${source.own(values)} and ${which} ${limit}) as e ${source.join(values)}`

export const holds = ({ tx, source }: Search, { term }: Values) => tx.dialect.contains(source.text, term)
export const begins = ({ source }: Search, { from, before }: Values) =>
  sql<boolean>`(${source.text} >= ${from} and ${source.text} < ${before})`
export const beginsWord = ({ tx, source }: Search, { word }: Values) => tx.dialect.contains(source.text, word)
export const ofGram = ({ gram }: Values) => sql`gram = ${gram}`

/** The grams that begin with a short term, as `g`: from one to the next, past all their entries. */
export const gramsOfSpan = ({ grams, own }: Source, given: Values) => {
  const among = sql`${own(given)} and gram < ${given.before}`
  return sql`with recursive g(gram) as (select min(gram) from ${grams} where ${among} and gram >= ${given.from}
    union all select (select min(gram) from ${grams} where ${among} and gram > g.gram) from g where g.gram is not null)`
}

const inSpan = ({ from, before }: Values) => sql`gram >= ${from} and gram < ${before}`

const findShort = async (search: Search) => {
  const { tx, source, values } = search
  const [found] = await ask(
    tx,
    `search ${source.table}: a span`,
    values,
    (given) => sql<{ n: number }>`select count(*) as n from (select 1 from ${source.grams}
      where ${source.own(given)} and ${inSpan(given)} limit ${sql.lit(fewShort)}) c`,
  )
  if (Number(found?.n) >= fewShort) return source.amongManyShort(search)
  return select(search, 'all of a span', (given) => ({
    from: sql`(select distinct ${source.entry} from ${source.grams} where ${source.own(given)} and ${inSpan(given)}) as e ${source.join(given)}`,
    where: holds(search, given),
    limit: fewShort,
  }))
}

/** The rank of a text, as `best` has it. */
export const rankIn = (search: Search, values: Values) =>
  sql`case when ${search.source.text} = ${values.term} then 0 when ${begins(search, values)} then 1
    when ${beginsWord(search, values)} then 2 else 3 end`

/** Where what a client may see is: in the projects they take part in, and on themself. */
const amongTheirs = (actor: Actor, table: TableName, project: string) => {
  const { hangsOn } = kindOf(table)
  const inProject = seesProjectBy(actor, 'r', project)
  if (!hangsOn?.tables.includes('users')) return inProject
  return sql<boolean>`(${inProject} or (${sql.ref(`r.${hangsOn.kind}`)} = 'users' and ${sql.ref(`r.${hangsOn.id}`)} = ${actor.userId}))`
}

/** Clients see little of what there is: all that may be theirs is looked through. */
const findAmongTheirs = (search: Search, project: string) => {
  const { tx, actor, source } = search
  return select(search, 'among theirs', (given) => ({
    from: sql`${sql.table(source.table)} r ${tx.dialect.joinFound} "searchTexts" x
      on x."accountId" = r."accountId" and x.resource = ${sql.lit(source.table)} and x."rowId" = r.id`,
    where: sql`r."accountId" = ${given.accountId} and ${amongTheirs(readerIn(given, actor), source.table, project)} and ${holds(search, given)}`,
    order: sql`order by ${rankIn(search, given)}, r.id desc`,
  }))
}

const allOf = (search: Search) =>
  select(search, 'all of a gram', (given) => ({ from: entries(search, given, ofGram(given)), where: holds(search, given), limit: few }))

/** All that hold a term of several words, where they are few: hardly any share the letters on both sides of its blanks, however common its words are. */
const fewOfPhrase = async (search: Search, grams: string[]) => {
  const between = grams.filter((gram) => gram[1] === ' ')
  if (!between.length) return undefined
  const { tx, source, values } = search
  const { gram, n } = await rarestOf(tx, { name: source.table, table: source.grams, own: source.own }, values, between, few)
  if (n >= few) return undefined
  const all = n ? await allOf({ ...search, values: { ...values, gram } }) : []
  return all.length < most ? all : undefined
}

const find = async (search: Search, grams: string[]) => {
  const { tx, actor, source, values } = search
  const { project } = kindOf(source.table)
  if (actor.role === 'client' && project && source.table !== 'files') return findAmongTheirs(search, project)
  if (!grams.length) return findShort(search)
  const { gram, n } = await rarestOf(tx, { name: source.table, table: source.grams, own: source.own }, values, grams, few)
  if (n === 0) return []
  const rare = { ...search, values: { ...values, gram } }
  return n < few ? allOf(rare) : ((await fewOfPhrase(search, grams)) ?? source.amongMany(rare))
}

/** The best of one kind, called by a folded term, that the actor may see. */
export const findIn = async (tx: ReadTx, actor: Actor, source: Source, term: string): Promise<Candidate[]> => {
  const [grams, [from, before]] = [gramsOfTerm(term), spanOf(term)]
  const piece = term.split(' ').reduce((longest, one) => (one.length > longest.length ? one : longest))
  const values = { ...askedBy(actor), term, word: ` ${term}`, piece, from, before, first: grams[0] ?? '', gram: '' }
  return best(await find({ tx, actor, source, values }, grams), term, most)
}
