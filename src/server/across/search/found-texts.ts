import { type RawBuilder, sql } from 'kysely'
import { wordsOf } from '../../../contract/normalize-for-search.ts'
import type { Actor } from '../../core/actor.ts'
import { counted, type Rarest, type RarestOf, rarestIn, rarestOfAll } from '../../core/lists/rarest.ts'
import { countOf } from '../../core/store/many-rows.ts'
import { firstGram, isGram, spanOf } from '../../core/store/searchable/grams.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { TableName } from '../../core/store/tables.ts'
import { columnsOf, type FoundRow, most, ranked } from './found-row.ts'
import { findWithCompany } from './found-with-company.ts'
import { best } from './rank.ts'

type Sql = RawBuilder<unknown>
const isEnough = (found: FoundRow[]) => new Set(found.map(({ id }) => id)).size >= most
/** With this number of entries of the grams that begin with one or two letters, reading the texts in order finds enough sooner. */
const entriesOfSpan = 1500

/** How the records of one resource are found by name. */
interface Source {
  /** The table of grams, the condition for all entries of the resource, and the columns that `join` uses. */
  grams: Sql
  own: Sql
  entry: Sql
  newestFirst: Sql
  /** Joins the text, the visibility columns and the row `r` to entries `e`. */
  join: Sql
  /** Selects texts, which the caller narrows. */
  texts: Sql
  /** The text by which they are sorted, and their own order. */
  sorted: Sql
  order: Sql
  /** The id and the normalized text, once joined. */
  id: Sql
  text: RawBuilder<string>
  /** The table whose columns decide the visibility of a record. */
  seen: string
}

const contacts = ({ dialect }: ReadTx, { accountId }: Actor): Source => {
  const listed = sql`l."accountId" = ${accountId} and l."sortKey" = e."sortKey" and l."contactId" = e."contactId"`
  const row = dialect.joinEach('contacts', 'r', sql`r."accountId" = ${accountId} and r.id = l."contactId"`)
  return {
    grams: sql`"contactGrams"`,
    own: sql`"accountId" = ${accountId}`,
    entry: sql`"sortKey", "contactId"`,
    newestFirst: sql``,
    join: sql`${dialect.joinEach('listedContacts', 'l', listed)} ${row}`,
    texts: sql`"listedContacts" l ${row} where l."accountId" = ${accountId}`,
    sorted: sql`l."sortKey"`,
    order: sql`l."sortKey"`,
    id: sql`r.id`,
    text: sql.ref<string>('l.searchName'),
    seen: 'l',
  }
}

const textsOf = ({ dialect }: ReadTx, { accountId }: Actor, table: TableName): Source => {
  const row = (id: Sql) => dialect.joinEach(table, 'r', sql`r."accountId" = ${accountId} and r.id = ${id}`)
  const own = sql`"accountId" = ${accountId} and resource = ${table}`
  return {
    grams: sql`"searchGrams"`,
    own,
    entry: sql`"rowId" as id`,
    newestFirst: sql`order by e.id desc`,
    join: sql`${dialect.joinEach('searchTexts', 'x', sql`x."accountId" = ${accountId} and x.resource = ${table} and x."rowId" = e.id`)}
      ${row(sql`e.id`)}`,
    texts: sql`"searchTexts" x ${row(sql`x."rowId"`)} where x."accountId" = ${accountId} and x.resource = ${table}`,
    sorted: sql`x.text`,
    order: sql`x."rowId" desc`,
    id: sql`r.id`,
    text: sql.ref<string>('x.text'),
    seen: 'r',
  }
}

/** Returns visible records of one resource whose name contains a normalized term: all of them, or enough to find the best. */
const candidatesIn = async (tx: ReadTx, actor: Actor, table: TableName, term: string, rarestOf: RarestOf): Promise<FoundRow[]> => {
  const source = table === 'contacts' ? contacts(tx, actor) : textsOf(tx, actor, table)
  const { grams, own, entry, newestFirst, join, texts, sorted, order, id, text, seen } = source
  const visible = tx.definitions.sees(actor, table, seen)
  const columns = sql`select cast(${id} as text) as id, ${text} as text, ${columnsOf(tx, table)}`
  const entriesOf = (which: Sql) => sql`select ${entry} from ${grams} where ${own} and ${which}`
  const inSpan = ([from, before]: [string, string]) => entriesOf(sql`gram >= ${from} and gram < ${before}`)
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
    if (isGram(gram)) return joined(entriesOf(sql`gram = ${gram}`))
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

/** Returns the best visible records of these resources whose names contain a normalized term, or its words in any order. */
export const findIn = async (tx: ReadTx, actor: Actor, tables: TableName[], term: string) => {
  const words = wordsOf(term)
  const rarestOf = await rarestIn(tx, actor.accountId, tables, [term, ...words])
  const found = new Map<TableName, FoundRow[]>()
  for (const table of tables) found.set(table, best(await candidatesIn(tx, actor, table, term, rarestOf), term, most))
  const contacts = found.get('contacts')
  if (contacts && contacts.length < most && words.length > 1) {
    const employed = await findWithCompany(tx, actor, words, rarestOf)
    found.set('contacts', [...new Map([...contacts, ...employed].map((row) => [row.id, row])).values()].slice(0, most))
  }
  return found
}
