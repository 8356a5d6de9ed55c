import { type RawBuilder, sql } from 'kysely'
import type { listContacts } from '../../contract/contacts.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { fold } from '../../contract/fold.ts'
import { splitTags, tagKey } from '../../contract/tags.ts'
import type { Actor } from '../actor.ts'
import { refuse } from '../errors.ts'
import { gramsOfTerm, spanOf } from '../grams.ts'
import { sees } from '../kinds.ts'
import type { PageAt } from '../page.ts'
import { readSince } from '../since.ts'
import type { ReadTx } from '../store/store.ts'
import { orderOf, pageOfContacts } from './find-contacts.ts'

export type ContactQuery = QueryOf<typeof listContacts>

const refuseMix = (query: ContactQuery) => {
  if (query.tags === undefined) return
  const mixed = (['title', 'companyId', 'term', 'email'] as const).find((key) => query[key] !== undefined)
  if (mixed) throw refuse(400, 'mixed', 'A search by tags takes no title, company-id, term or email beside it.', 'tags')
}

/** Where a filter finds its contacts: a `select` of their `sortKey` and `contactId`, so that what it finds is put in order before any contact is read. */
type Lookup = RawBuilder<unknown>

const entries = (actor: Actor, table: 'contactGrams' | 'contactTags', which: RawBuilder<unknown>): Lookup =>
  sql`select e."sortKey", e."contactId" from ${sql.table(table)} e where e."accountId" = ${actor.accountId} and ${which}`

const probe = 1000

/** The gram of a term that fewest names have, as far as a short count tells. */
const rarestGram = async (tx: ReadTx, actor: Actor, grams: string[]) => {
  if (grams.length < 2) return grams[0]
  const counts = grams
    .slice(0, 8)
    .map(
      (gram) =>
        sql`select ${gram} as gram, (select count(*) from (select 1 from "contactGrams" where "accountId" = ${actor.accountId} and gram = ${gram} limit ${probe}) c) as n`,
    )
  const found = await sql<{ gram: string }>`${sql.join(counts, sql` union all `)} order by n limit 1`.execute(tx.db)
  return found.rows[0]?.gram
}

/** Up to here the entries of a short term are put in order; what more names hold is met soon by walking the list. */
const sortable = 1500

/** The entries that begin with a term shorter than a gram, unless they are very many. */
const beginningWith = async (tx: ReadTx, actor: Actor, term: string): Promise<Lookup | undefined> => {
  const [from, before] = spanOf(term)
  const span = sql`e.gram >= ${from} and e.gram < ${before}`
  const found = await sql<{ n: number }>`select count(*) as n from (${entries(actor, 'contactGrams', span)} limit ${sortable}) c`.execute(
    tx.db,
  )
  return Number(found.rows[0]?.n) < sortable ? sql`${entries(actor, 'contactGrams', span)} group by e."sortKey", e."contactId"` : undefined
}

const byTerm = async (tx: ReadTx, actor: Actor, term: string): Promise<Lookup | undefined> => {
  const gram = await rarestGram(tx, actor, gramsOfTerm(term))
  if (gram !== undefined) return entries(actor, 'contactGrams', sql`e.gram = ${gram}`)
  return term === '' ? undefined : beginningWith(tx, actor, term)
}

const carries = (actor: Actor, key: string) =>
  sql`exists (select 1 from "contactTags" t where t."accountId" = ${actor.accountId} and t."tagKey" = ${key} and t."sortKey" = contacts."sortKey" and t."contactId" = contacts.id)`

const byEmail = (actor: Actor, text: string) => {
  const email = text.trim().toLowerCase()
  const field = sql.ref(email.startsWith('@') ? 'domain' : 'email')
  return sql`contacts.id in (select "contactId" from "contactEmails" where "accountId" = ${actor.accountId} and ${field} = ${email})`
}

const conditions = async (tx: ReadTx, actor: Actor, query: ContactQuery) => {
  refuseMix(query)
  const all: RawBuilder<unknown>[] = [sql`1 = 1`]
  if (query.contactType) all.push(sql`contacts.type = ${query.contactType}`)
  if (query.companyId) all.push(sql`contacts."companyId" = ${query.companyId}`, companySeen(actor))
  if (query.title !== undefined) all.push(sql`contacts."titleKey" = ${fold(query.title)}`)
  if (query.email !== undefined) all.push(byEmail(actor, query.email))
  if (query.since !== undefined) all.push(sql`contacts."updatedAt" >= ${readSince(query.since, tx.now)}`)
  if (query.term !== undefined) all.push(tx.dialect.contains(sql.ref<string>('contacts.searchName'), fold(query.term)))
  const [firstTag, ...otherTags] = new Set(splitTags(query.tags ?? '').map(tagKey))
  for (const tag of otherTags) all.push(carries(actor, tag))
  const tagged = firstTag === undefined ? undefined : entries(actor, 'contactTags', sql`e."tagKey" = ${firstTag}`)
  const lookup = query.term === undefined ? tagged : await byTerm(tx, actor, fold(query.term))
  return { where: sql`${sql.join(all, sql` and `)}`, lookup }
}

/** A company that one may not see finds nobody, or the filter would tell who works there. */
const companySeen = (actor: Actor) => sql`exists (select 1 from contacts as "sought" where "sought"."accountId" = contacts."accountId"
  and "sought".id = contacts."companyId" and ${sees(actor, 'contacts', 'sought')})`

/** Where the contacts come from: the table itself, or those that a lookup finds. */
const sourceOf = (tx: ReadTx, actor: Actor, lookup: Lookup | undefined) =>
  lookup
    ? sql`(${lookup}) as l ${tx.dialect.joinFound} contacts on contacts."accountId" = ${actor.accountId} and contacts.id = l."contactId"`
    : sql`contacts`

const countMatches = async (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>, from: RawBuilder<unknown>) => {
  const found = await sql<{ total: number }>`select count(*) as total from ${from}
    where contacts."accountId" = ${actor.accountId} and ${sees(actor, 'contacts')} and ${where}`.execute(tx.db)
  return Number(found.rows[0]?.total ?? 0)
}

/** The contacts one may see that match: by name, with `since` oldest change first, or as `x-sort` says. */
export const searchContacts = async (tx: ReadTx, actor: Actor, query: ContactQuery, at: PageAt) => {
  const { where, lookup } = await conditions(tx, actor, query)
  const from = sourceOf(tx, actor, lookup)
  const order = orderOf(query.xSort ?? (query.since === undefined ? 'name' : 'changed'), lookup !== undefined)
  const page = await pageOfContacts(tx, actor, { where, from, order, at })
  return { ...page, total: query.xCount ? await countMatches(tx, actor, where, from) : undefined }
}
