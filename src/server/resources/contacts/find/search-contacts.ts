import { type RawBuilder, sql } from 'kysely'
import type { ContactSort, listContacts } from '../../../../contract/contacts/contacts.ts'
import { splitTags, type TagMatch, tagKey } from '../../../../contract/contacts/tags.ts'
import { normalizeForSearch, normalizeTerm } from '../../../../contract/normalize-for-search.ts'
import type { QueryOf } from '../../../../contract/wire/endpoint.ts'
import type { Actor } from '../../../core/actor.ts'
import { refuse } from '../../../core/errors.ts'
import { groupsSince, isSince } from '../../../core/lists/is-since.ts'
import { type Order, type PageAt, readPage } from '../../../core/lists/page.ts'
import { readSince } from '../../../core/lists/since.ts'
import { countOf } from '../../../core/store/many-rows.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import { type ReadRow, toContact } from '../contact-record.ts'
import { contactColumns, withCompany } from './find-contacts.ts'
import { byTerm, byWords, type Filter } from './name-filters.ts'

export const contactsPerPage = 50
type Sql = RawBuilder<unknown>

type ListedRow = ReadRow & { sortKey: string }

/** The narrow table in which contacts are found and sorted before they are read. Conditions call it `listed`. */
const listedTable = sql`"listedContacts" as listed`
/** The same from the contacts themselves, which are stored by id, for conditions on columns that both have. */
const contactsById = ({ accountId }: Actor) =>
  sql`(select contacts.*, contacts.id as "contactId", '' as "sortKey" from contacts where contacts."accountId" = ${accountId}) as listed`

/** Returns a sort order. Behind a lookup table, the order by name is that of the table and needs no sorting. */
const orderOf = (sort: ContactSort, behindLookup: boolean): Order<ListedRow> => {
  const descending = sort.startsWith('-')
  const byId = { column: sql.ref('listed.contactId'), read: (row: ListedRow) => row.id }
  if (sort.endsWith('id')) return { name: sort, descending, keys: [byId] }
  const [key, table] = sort.endsWith('name') ? (['sortKey', behindLookup ? 'l' : 'listed'] as const) : (['updatedAt', 'listed'] as const)
  return {
    name: sort,
    descending,
    keys: [
      { column: sql.raw(`${table}."${key}"`), read: (row) => row[key] },
      { column: sql.raw(`${table}."contactId"`), read: (row) => row.id },
    ],
  }
}

const matching = (tx: ReadTx, actor: Actor, filters: Filter[]) => {
  const own = sql`listed."accountId" = ${actor.accountId}`
  return sql.join([own, tx.definitions.sees(actor, 'contacts', 'listed'), ...filters.flatMap(({ where }) => where ?? [])], sql` and `)
}
const fromOf = ({ dialect }: ReadTx, { accountId }: Actor, filters: Filter[], table = listedTable) => {
  const lookup = filters.find((filter) => filter.lookup)?.lookup
  if (!lookup) return table
  return sql`(${lookup}) as l ${dialect.joinFound} ${listedTable}
    on listed."accountId" = ${accountId} and listed."sortKey" = l."sortKey" and listed."contactId" = l."contactId"`
}

/** Returns a page of the contacts that match all filters. */
const pageOfContacts = async (tx: ReadTx, actor: Actor, filters: Filter[], sort: ContactSort, at: PageAt, table: Sql) => {
  const order = orderOf(
    sort,
    filters.some(({ lookup }) => lookup),
  )
  const own = sql`contacts."accountId" = ${actor.accountId} and contacts.id = listed."contactId"`
  const found = sql`select ${contactColumns}, listed."sortKey"
    from ${fromOf(tx, actor, filters, table)} ${tx.dialect.joinEach('contacts', 'contacts', own)} ${withCompany(tx, actor)}
    where ${matching(tx, actor, filters)}`
  const page = await readPage(tx, order, at, contactsPerPage, (after) => sql`${found} and ${after}`)
  return { contacts: page.items.map(toContact), next: page.next }
}

/** Counts the contacts that match all filters. */
const countContacts = (tx: ReadTx, actor: Actor, filters: Filter[]) =>
  countOf(tx, sql`${fromOf(tx, actor, filters)} where ${matching(tx, actor, filters)}`)

export type ContactQuery = QueryOf<typeof listContacts>

const refuseMix = (query: ContactQuery) => {
  if (query.tags === undefined) return
  const mixed = (['title', 'companyId', 'term', 'email', 'xTag'] as const).find((key) => query[key] !== undefined)
  if (mixed)
    throw refuse(400, 'mixed', 'A search by tags takes no title, company-id, term or email beside it. Use x-tag to combine them.', 'tags')
}

const byType = (type: string): Filter => ({ where: sql`listed.type = ${type}` })
const byTitle = (text: string): Filter => ({ where: sql`listed."titleKey" = ${normalizeForSearch(text)}` })
/** The second condition would make the database read all contacts, so it is left out while the actor has joined no workgroup. */
const bySince = async (tx: ReadTx, actor: Actor, since: string): Promise<Filter> => {
  const { rows } = await sql`${groupsSince(actor, since)} limit 1`.execute(tx.db)
  return { where: rows.length ? isSince(actor, 'listed', since) : sql`listed."updatedAt" >= ${since}` }
}

/** A hidden company matches no one; otherwise the filter would reveal who works there. */
const byCompany = (tx: ReadTx, actor: Actor, companyId: string): Filter => ({
  where: sql`listed."companyId" = ${companyId} and exists
    (select 1 from "contactNames" as sought where sought."accountId" = ${actor.accountId} and sought."contactId" = ${companyId}
      and ${tx.definitions.sees(actor, 'contacts', 'sought')})`,
})

const byEmail = ({ accountId }: Actor, text: string): Filter => {
  const email = text.trim().toLowerCase()
  const column = sql.ref(email.startsWith('@') ? 'domain' : 'email')
  return {
    where: sql`listed."contactId" in
      (select "contactId" from "contactEmails" where "accountId" = ${accountId} and ${column} = ${email})`,
  }
}

/** Finds the contacts that one step wrote: a change with those that are undone together with it. */
const byChange = ({ accountId }: Actor, changeId: string): Filter => ({
  where: sql`listed."contactId" in (select r."rowId" from "changes" one
    join "changes" step on step."accountId" = ${accountId} and step."authorId" = one."authorId"
      and (step.id = one.id or step."groupKey" = one."groupKey")
    join "changeRows" r on r."accountId" = ${accountId} and r."changeId" = step.id and r."tableName" = 'contacts'
    where one."accountId" = ${accountId} and one.id = ${changeId})`,
})

/** Sorts tags by the number of their contacts, so a search starts with the shortest list. */
const rarestFirst = async ({ db, dialect }: ReadTx, { accountId }: Actor, keys: string[]) => {
  if (keys.length < 2) return keys
  const { rows } = await sql<{ tagKey: string; used: number }>`select t."tagKey", sum(t.used) as used
    from ${dialect.textsOf(sql`${JSON.stringify(keys)}`, 'wanted')} join "tagCounts" t on t."accountId" = ${accountId} and t."tagKey" = wanted.value
    group by t."tagKey"`.execute(db)
  const used = new Map(rows.map((row) => [row.tagKey, Number(row.used)]))
  return keys.toSorted((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0))
}

/** Contacts with all tags: the first finds them in order, and each is checked for the others. The SQL is the same for any number of tags. */
const byTags = ({ dialect }: ReadTx, { accountId }: Actor, [tag, ...others]: string[]): Filter[] => {
  if (tag === undefined) return []
  return [
    {
      lookup: sql`select e."sortKey", e."contactId" from "contactTags" e where e."accountId" = ${accountId} and e."tagKey" = ${tag}`,
      where: sql`not exists (select 1 from ${dialect.textsOf(sql`${JSON.stringify(others)}`, 'wanted')} where not exists
        (select 1 from "contactTags" t where t."accountId" = ${accountId} and t."tagKey" = wanted.value
          and t."sortKey" = listed."sortKey" and t."contactId" = listed."contactId"))`,
    },
  ]
}

const anyTag = ({ dialect }: ReadTx, { accountId }: Actor, tags: string[]) => sql`select e."sortKey", e."contactId" from "contactTags" e
  where e."accountId" = ${accountId} and e."tagKey" in (select value from ${dialect.textsOf(sql`${JSON.stringify(tags)}`, 'wanted')})`

/** Contacts with all of the tags, with any or with none of them. */
const byTagMatch: Record<TagMatch, (tx: ReadTx, actor: Actor, tags: string[]) => Filter[] | Promise<Filter[]>> = {
  all: async (tx, actor, tags) => byTags(tx, actor, await rarestFirst(tx, actor, tags)),
  any: (tx, actor, tags) => [{ lookup: sql`${anyTag(tx, actor, tags)} group by e."sortKey", e."contactId"` }],
  none: (tx, actor, tags) => [
    {
      where: sql`not exists (${anyTag(tx, actor, tags)} and e."sortKey" = listed."sortKey" and e."contactId" = listed."contactId")`,
    },
  ],
}

/** Returns the filters of a query, without its type: contacts of a type are counted from the counters. */
const narrowing = async (tx: ReadTx, actor: Actor, query: ContactQuery): Promise<Filter[]> => {
  refuseMix(query)
  const keys = [...new Set(splitTags(query.xTag ?? query.tags ?? '').map(tagKey))]
  // First, because a search by tags is narrowed by its lookup table, and only the first of them is read.
  const all: Filter[] = keys.length ? await byTagMatch[query.xTagMatch ?? 'all'](tx, actor, keys) : []
  if (query.companyId) all.push(byCompany(tx, actor, query.companyId))
  if (query.title !== undefined) all.push(byTitle(query.title))
  if (query.email !== undefined) all.push(byEmail(actor, query.email))
  if (query.since !== undefined) all.push(await bySince(tx, actor, readSince(query.since, tx.now)))
  if (query.xChange !== undefined) all.push(byChange(actor, query.xChange))
  if (query.term !== undefined) all.push(await byTerm(tx, actor, normalizeForSearch(query.term)))
  if (query.xTerm !== undefined) all.push(await byWords(tx, actor, normalizeTerm(query.xTerm)))
  return all
}

/** Counts all visible contacts, or those of a type, from the counters. */
const countAll = async (tx: ReadTx, actor: Actor, type: ContactQuery['contactType']) => {
  const { rows } = await sql<{ total: number }>`select sum(c.used) as total from "contactCounts" c
    where c."accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, 'contacts', 'c')}
    and ${type ? sql`c.type = ${type}` : sql`1 = 1`}`.execute(tx.db)
  return Number(rows[0]?.total ?? 0)
}

/** Finds the visible contacts that match: by name, with `since` oldest change first, or as `x-sort` says. */
export const searchContacts = async (tx: ReadTx, actor: Actor, query: ContactQuery, at: PageAt) => {
  const narrowed = await narrowing(tx, actor, query)
  const filters = query.contactType ? [byType(query.contactType), ...narrowed] : narrowed
  const sort = query.xSort ?? (query.since === undefined ? 'name' : 'changed')
  const isById = sort.endsWith('id') && (['term', 'xTerm', 'title', 'tags', 'xTag'] as const).every((key) => query[key] === undefined)
  const page = await pageOfContacts(tx, actor, filters, sort, at, isById ? contactsById(actor) : listedTable)
  if (!query.xCount) return { ...page, total: undefined }
  return { ...page, total: await (narrowed.length ? countContacts(tx, actor, filters) : countAll(tx, actor, query.contactType)) }
}
