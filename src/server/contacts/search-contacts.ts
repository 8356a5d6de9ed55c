import { type RawBuilder, sql } from 'kysely'
import type { listContacts } from '../../contract/contacts.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { splitTags, tagKey } from '../../contract/tags.ts'
import type { Actor } from '../actor.ts'
import { refuse } from '../errors.ts'
import { fold } from '../fold.ts'
import { gramsOfTerm, spanOf } from '../grams.ts'
import type { PageAt } from '../page.ts'
import { readSince } from '../since.ts'
import type { ReadTx } from '../store/store.ts'
import { seesContact } from '../visibility.ts'
import { orderOf, pageOfContacts } from './find-contacts.ts'

export type ContactQuery = QueryOf<typeof listContacts>

const refuseMix = (query: ContactQuery) => {
  if (query.tags === undefined) return
  const mixed = (['title', 'companyId', 'term', 'email'] as const).find((key) => query[key] !== undefined)
  if (mixed) throw refuse(400, 'mixed', 'A search by tags takes no title, company-id, term or email beside it.', 'tags')
}

/** A lookup table in the order of names, and which of its entries are sought: what it finds needs no sorting. */
interface Lookup {
  table: 'contactGrams' | 'contactTags'
  entries: RawBuilder<unknown>
}

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

/** The contacts of a term too short for a gram, where they are few; a common one is met soon by walking the list. */
const fewWith = async (tx: ReadTx, actor: Actor, term: string): Promise<RawBuilder<unknown>> => {
  const [from, before] = spanOf(term)
  const found = await sql<{ contactId: string }>`select distinct "contactId" from "contactGrams"
    where "accountId" = ${actor.accountId} and gram >= ${from} and gram < ${before} limit ${probe}`.execute(tx.db)
  if (found.rows.length >= probe) return sql`1 = 1`
  return sql`contacts.id in (select id from ${tx.dialect.rowsOf(JSON.stringify(found.rows.map((row) => ({ id: row.contactId }))), ['id'])} as few)`
}

const byTerm = async (tx: ReadTx, actor: Actor, term: string): Promise<{ lookup?: Lookup; few?: RawBuilder<unknown> }> => {
  const grams = gramsOfTerm(term)
  const gram = await rarestGram(tx, actor, grams)
  if (gram !== undefined) return { lookup: { table: 'contactGrams', entries: sql`l.gram = ${gram}` } }
  return term === '' ? {} : { few: await fewWith(tx, actor, term) }
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
  const tagged: Lookup | undefined = firstTag === undefined ? undefined : { table: 'contactTags', entries: sql`l."tagKey" = ${firstTag}` }
  const { lookup = tagged, few } = query.term === undefined ? {} : await byTerm(tx, actor, fold(query.term))
  if (few) all.push(few)
  return { where: sql`${sql.join(all, sql` and `)}`, lookup }
}

/** Where the contacts come from: the table itself, or the few that a lookup finds. */
const sourceOf = (actor: Actor, lookup: Lookup | undefined) =>
  lookup
    ? sql`${sql.table(lookup.table)} as l cross join contacts on l."accountId" = ${actor.accountId} and ${lookup.entries}
      and contacts."accountId" = l."accountId" and contacts.id = l."contactId"`
    : sql`contacts`

/** A company that one may not see finds nobody, or the filter would tell who works there. */
const companySeen = (actor: Actor) => sql`exists (select 1 from contacts as "sought" where "sought"."accountId" = contacts."accountId"
  and "sought".id = contacts."companyId" and ${seesContact(actor, 'sought')})`

const countMatches = async (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>, from: RawBuilder<unknown>) => {
  const found = await sql<{ total: number }>`select count(*) as total from ${from}
    where contacts."accountId" = ${actor.accountId} and ${seesContact(actor)} and ${where}`.execute(tx.db)
  return Number(found.rows[0]?.total ?? 0)
}

/** The contacts one may see that match: by name, with `since` oldest change first, or as `x-sort` says. */
export const searchContacts = async (tx: ReadTx, actor: Actor, query: ContactQuery, at: PageAt) => {
  const { where, lookup } = await conditions(tx, actor, query)
  const from = sourceOf(actor, lookup)
  const order = orderOf(query.xSort ?? (query.since === undefined ? 'name' : 'changed'), lookup !== undefined)
  const page = await pageOfContacts(tx, actor, { where, from, order, at })
  return { ...page, total: query.xCount ? await countMatches(tx, actor, where, from) : undefined }
}
