import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { kindOf, sees } from '../kinds/kinds.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { seesProjectBy } from '../visibility/visibility.ts'
import { gramsOfTerm, spanOf } from './grams.ts'
import { best, type Candidate } from './rank.ts'

type Sql = RawBuilder<unknown>
export const most = 10
/** Fewer entries than this are all looked at. */
const few = 300
const fewShort = 1500

/** How the rows of a kind are found: entries of grams, as `e` with an `id`, and where their folded text stands once joined. */
export interface Source {
  table: TableName
  grams: Sql
  /** What every entry of the kind shares. */
  own: Sql
  id: Sql
  /** Joins the text, and then the rows as `r`, to entries. */
  join: Sql
  text: RawBuilder<string>
  /** Finds the best among very many; the entries of `gram` are fewest. */
  amongMany: (search: Search, gram: string) => Promise<Candidate[]>
  amongManyShort: (search: Search) => Promise<Candidate[]>
}
export interface Search {
  tx: ReadTx
  actor: Actor
  source: Source
  term: string
}

export const select = ({ tx, actor, source }: Search, from: Sql, where: Sql, order: Sql = sql``, limit = most) =>
  sql<Candidate>`select r.id, ${source.text} as text from ${from} ${source.join}
    where ${where} and ${sees(actor, source.table, 'r')} ${order} limit ${limit}`
    .execute(tx.db)
    .then(({ rows }) => rows)

export const entries = ({ source }: Search, which: Sql) =>
  sql`(select ${source.id} as id from ${source.grams} where ${source.own} and ${which}) as e`

export const holds = ({ tx, source, term }: Search) => tx.dialect.contains(source.text, term)

/** The gram of the term that fewest texts have, and how many those are as far as a short count tells. */
const rarest = async ({ tx, source }: Search, grams: string[]) => {
  const counts = grams.slice(0, 40).map(
    (gram) => sql`select cast(${gram} as text) as gram, (select count(*) from (select 1 from ${source.grams}
      where ${source.own} and gram = ${gram} limit ${few}) c) as n`,
  )
  const { rows } = await sql<{ gram: string; n: number }>`${sql.join(counts, sql` union all `)} order by n limit 1`.execute(tx.db)
  return { gram: rows[0]?.gram ?? '', n: Number(rows[0]?.n ?? 0) }
}

const findShort = async (search: Search) => {
  const { tx, source, term } = search
  const [from, before] = spanOf(term)
  const span = sql`gram >= ${from} and gram < ${before}`
  const { rows } = await sql<{ n: number }>`select count(*) as n from (select 1 from ${source.grams}
    where ${source.own} and ${span} limit ${fewShort}) c`.execute(tx.db)
  if (Number(rows[0]?.n) >= fewShort) return source.amongManyShort(search)
  const found = sql`(select distinct ${source.id} as id from ${source.grams} where ${source.own} and ${span}) as e`
  return select(search, found, holds(search), sql``, fewShort)
}

/** The rank of a text, as `best` has it. */
const rankIn = ({ tx, source: { text }, term }: Search) =>
  sql`case when ${text} = ${term} then 0 when substr(${text}, 1, ${sql.lit([...term].length)}) = ${term} then 1
    when ${tx.dialect.contains(text, ` ${term}`)} then 2 else 3 end`

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
  return sql<Candidate>`select r.id, ${source.text} as text from ${sql.table(source.table)} r
    ${tx.dialect.joinFound} "searchTexts" x on x."accountId" = r."accountId" and x.resource = ${source.table} and x."rowId" = r.id
    where r."accountId" = ${actor.accountId} and ${amongTheirs(actor, source.table, project)} and ${holds(search)}
    and ${sees(actor, source.table, 'r')} order by ${rankIn(search)}, r.id desc limit ${most}`
    .execute(tx.db)
    .then(({ rows }) => rows)
}

/** The best of one kind that the actor may see. */
export const findIn = async (search: Search): Promise<Candidate[]> => {
  const grams = gramsOfTerm(search.term)
  const find = async () => {
    const { project } = kindOf(search.source.table)
    if (search.actor.role === 'client' && project && search.source.table !== 'files') return findAmongTheirs(search, project)
    if (!grams.length) return findShort(search)
    const { gram, n } = await rarest(search, grams)
    if (n === 0) return []
    if (n >= few) return search.source.amongMany(search, gram)
    return select(search, entries(search, sql`gram = ${gram}`), holds(search), sql``, few)
  }
  return best(await find(), search.term, most)
}
