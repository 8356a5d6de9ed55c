import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { definitionOf, sees } from '../resources/definitions.ts'
import type { ReadTx } from '../store/store.ts'
import type { AnyRow, LookupTable, TableName } from '../store/tables.ts'
import { counted, firstGram, isGram, type Rarest, rarestIn, spanOf } from './grams.ts'
import { reversed } from './phones.ts'
import { best, type Candidate } from './rank.ts'

type Sql = RawBuilder<unknown>
/** A hit with the columns of its row that its title and its project need. */
export type FoundRow = Candidate & AnyRow
/** The most hits per resource. */
const most = 10
/** The most candidates that are ranked: the newest, or for contacts the first of their list. */
const ranked = 100
/** The most entries that are read of the grams that begin with one or two letters. */
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
  /** Selects texts in their own order, which the caller narrows to those that begin with the term. */
  texts: Sql
  sorted: Sql
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
    id: sql`r.id`,
    text: sql.ref<string>('x.text'),
    seen: 'r',
  }
}

const columnsOf = (table: TableName) => {
  const { searched = ['name', 'lastName'], project } = definitionOf(table)
  const columns = new Set(['updatedAt', ...searched, ...(project ? [project] : [])])
  return sql.join([...columns].map((column) => sql.ref(`r.${column}`)))
}

/** Returns visible records of one resource whose name contains a normalized term: all of them, or enough to find the best. */
const candidatesIn = async (tx: ReadTx, actor: Actor, table: TableName, term: string, rarest: Rarest): Promise<FoundRow[]> => {
  const source = table === 'contacts' ? contacts(tx, actor) : textsOf(tx, actor, table)
  const { grams, own, entry, newestFirst, join, texts, sorted, id, text, seen } = source
  const visible = sees(actor, table, seen)
  const columns = sql`select cast(${id} as text) as id, ${text} as text, ${columnsOf(table)}`
  const entriesOf = (which: Sql) => sql`select ${entry} from ${grams} where ${own} and ${which}`
  const inSpan = ([from, before]: [string, string]) =>
    sql`select distinct * from (${entriesOf(sql`gram >= ${from} and gram < ${before}`)} limit ${entriesOfSpan}) s`
  /** Finds names that contain a part of text by one of its grams, or for a part shorter than a gram by the grams that begin with it. */
  const read = async (gram: string, part: string) => {
    const entries = isGram(gram) ? entriesOf(sql`gram = ${gram}`) : inSpan(spanOf(gram))
    const { rows } = await sql<FoundRow>`${columns} from (${entries}) as e ${join}
      where ${tx.dialect.contains(sql<string>`' ' || ${text}`, part)} and ${visible} ${newestFirst} limit ${ranked}`.execute(tx.db)
    return rows
  }
  if (rarest.n === 0) return []
  if (rarest.n < counted) return read(rarest.gram, term)
  const [from, before] = spanOf(term)
  const { rows: beginning } = await sql<FoundRow>`${columns} from ${texts}
    and ${sorted} >= ${from} and ${sorted} < ${before} and ${visible} order by ${sorted} limit ${most}`.execute(tx.db)
  const found = [...beginning, ...(await read(firstGram(` ${term}`), ` ${term}`))]
  if (new Set(found.map((one) => one.id)).size < most) found.push(...(await read(rarest.gram, term)))
  return found
}

/** Returns the best visible records of these resources whose names contain a normalized term. */
export const findIn = async (tx: ReadTx, actor: Actor, tables: TableName[], term: string) => {
  const rarestOf = await rarestIn(tx, actor.accountId, tables, term)
  const found = new Map<TableName, FoundRow[]>()
  for (const table of tables) found.set(table, best(await candidatesIn(tx, actor, table, term, rarestOf(table)), term, most))
  return found
}

/** Returns visible contacts with an entry in a lookup table whose `column` begins with a part of text; `shown` is what they are ranked by. */
const findByEntry = async (tx: ReadTx, actor: Actor, [table, column, shown]: [LookupTable, string, string], part: string) => {
  const { accountId } = actor
  const [from, before] = spanOf(part)
  const entries = sql`select "contactId", ${sql.ref(shown)} as text from ${sql.table(table)}
    where "accountId" = ${accountId} and ${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${before} limit ${ranked}`
  const contact = tx.dialect.joinEach('contacts', 'r', sql`r."accountId" = ${accountId} and r.id = e."contactId"`)
  const { rows } = await sql<FoundRow>`select cast(r.id as text) as id, e.text, ${columnsOf('contacts')} from (${entries}) e ${contact}
    where ${sees(actor, 'contacts', 'r')}`.execute(tx.db)
  return best(rows, part, most)
}

/** Returns visible contacts with an e-mail address that begins with a normalized term, or whose domain does. */
export const findByEmail = async (tx: ReadTx, actor: Actor, term: string): Promise<FoundRow[]> => {
  const found = await findByEntry(tx, actor, ['contactEmails', 'email', 'email'], term)
  return found.length ? found : findByEntry(tx, actor, ['contactEmails', 'domain', 'email'], term.startsWith('@') ? term : `@${term}`)
}

/** The last digits distinguish numbers, with or without the codes of country and area. */
const distinct = 7
/** Returns visible contacts with a phone number that begins with some digits, or without its country code, or ends with the last of them. */
export const findByPhone = async (tx: ReadTx, actor: Actor, [digits = '', ...national]: string[]): Promise<FoundRow[]> => {
  for (const beginning of [digits, ...national]) {
    const found = await findByEntry(tx, actor, ['contactPhones', 'digits', 'digits'], beginning)
    if (found.length) return found
  }
  return findByEntry(tx, actor, ['contactPhones', 'reversed', 'digits'], reversed(digits).slice(0, distinct))
}
