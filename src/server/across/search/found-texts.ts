import { type RawBuilder, sql } from 'kysely'
import { wordsOf } from '../../../contract/normalize-for-search.ts'
import type { Actor } from '../../core/actor.ts'
import type { Hooks } from '../../core/hooks.ts'
import { best } from '../../core/lists/best.ts'
import { columnsOf, type FoundRow, most, ranked } from '../../core/lists/found-row.ts'
import { counted, type Rarest, type RarestOf, rarestIn, rarestOfAll } from '../../core/lists/rarest.ts'
import { nobody } from '../../core/store/conditions.ts'
import { countOf } from '../../core/store/many-rows.ts'
import { firstGram, isGram, spanOf } from '../../core/store/searchable/grams.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { TableName } from '../../core/store/tables.ts'

type Sql = RawBuilder<unknown>
const isEnough = (found: FoundRow[]) => new Set(found.map(({ id }) => id)).size >= most
/** With this number of entries of the grams that begin with one or two letters, reading the texts in order finds enough sooner. */
const entriesOfSpan = 1500

/** Returns visible records of one resource whose name contains a normalized term: all of them, or enough to find the best. */
const candidatesIn = async (tx: ReadTx, actor: Actor, table: TableName, term: string, rarestOf: RarestOf): Promise<FoundRow[]> => {
  const source = tx.definitions.searchSourceOf(table, tx.dialect, actor.accountId)
  const { grams, own, entry, newestFirst, join, texts, sorted, order, id, text, seen } = source
  const visible = tx.definitions.sees(actor, table, seen)
  const columns = sql`select cast(${id} as text) as id, ${text} as text, ${columnsOf(tx, table)}`
  const entriesOf = (which: Sql) => sql`select ${entry} from ${grams} g where ${own} and ${which}`
  const inSpan = ([from, before]: [string, string]) => entriesOf(sql`g.gram >= ${from} and g.gram < ${before}`)
  const hasMany = async (span: Sql) => (await countOf(tx, sql`(${span} limit ${sql.lit(entriesOfSpan)}) c`)) >= entriesOfSpan
  /** Finds names that contain all parts by a gram of one of them, or for a part shorter than a gram by the grams that begin with it. */
  const read = async ({ gram, n }: Rarest, parts: string[]) => {
    const contained = sql.join(
      parts.map((part) => tx.dialect.contains(sql<string>`' ' || ${text}`, part)),
      sql` and `,
    )
    const found = async (from: Sql, end: Sql) => {
      const { rows } = await sql<FoundRow>`${columns} from ${from} ${contained} and ${visible} ${end} limit ${ranked}`.execute(tx.db)
      return rows
    }
    const joined = (entries: Sql) => found(sql`(${entries}) as e ${join} where`, newestFirst)
    if (isGram(gram)) return joined(entriesOf(sql`g.gram = ${gram}`))
    const span = inSpan(spanOf(gram))
    return n >= counted && (await hasMany(span))
      ? found(sql`${texts} and`, sql`order by ${order}`)
      : joined(sql`select distinct * from (${span}) s`)
  }
  const whole = async (rarest: Rarest) => {
    if (rarest.n === 0) return []
    if (rarest.n < counted) return read(rarest, [term])
    const [from, before] = spanOf(term)
    const { rows: beginning } = await sql<FoundRow>`${columns} from ${texts}
    and ${sorted} >= ${from} and ${sorted} < ${before} and ${visible} order by ${sorted} limit ${most}`.execute(tx.db)
    const found = [...beginning, ...(await read({ gram: firstGram(` ${term}`), n: counted }, [` ${term}`]))]
    return isEnough(found) ? found : [...found, ...(await read(rarest, [term]))]
  }
  const found = await whole(rarestOf(table, term))
  const [first, ...others] = wordsOf(term)
  if (first === undefined || (first === term && !others.length) || isEnough(found)) return found
  const rarest = rarestOfAll(rarestOf, table, [first, ...others])
  return rarest.n === 0 ? found : [...found, ...(await read(rarest, [first, ...others]))]
}

/**
 * Returns the best visible records of each resource whose names contain a normalized term, or its words in any order, and what else a resource
 * finds by the term as `asked`.
 */
export const findIn = async (tx: ReadTx, actor: Actor, hooks: Hooks, { asked, term }: { asked: string; term: string }) => {
  const tables = tx.definitions.searched.filter((table) => tx.definitions.sees(actor, table) !== nobody)
  const words = wordsOf(term)
  const rarestOf = await rarestIn(tx, actor.accountId, tables, [term, ...words])
  const found = new Map<TableName, FoundRow[]>()
  for (const table of tables) {
    const named = best(await candidatesIn(tx, actor, table, term, rarestOf), term, most)
    found.set(table, (await hooks[table]?.searchMore?.(tx, actor, named, { asked, words, rarestOf })) ?? named)
  }
  return found
}
