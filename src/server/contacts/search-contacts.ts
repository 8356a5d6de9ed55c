import { type RawBuilder, sql } from 'kysely'
import type { listContacts } from '../../contract/contacts.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { splitTags, tagKey } from '../../contract/tags.ts'
import type { Actor } from '../actor.ts'
import { refuse } from '../errors.ts'
import { fold } from '../fold.ts'
import type { PageAt } from '../page.ts'
import { readSince } from '../since.ts'
import type { ReadTx } from '../store/store.ts'
import { seesContact } from '../visibility.ts'
import { contactOrders, pageOfContacts } from './find-contacts.ts'

export type ContactQuery = QueryOf<typeof listContacts>

/** Up to here a filter's matches are looked up and sorted; beyond, so many match that walking the list in its order finds a page sooner. */
const few = 600

const refuseMix = (query: ContactQuery) => {
  if (query.tags === undefined) return
  const mixed = (['title', 'companyId', 'term', 'email'] as const).find((key) => query[key] !== undefined)
  if (mixed) throw refuse(400, 'mixed', 'A search by tags takes no title, company-id, term or email beside it.', 'tags')
}

const among = (ids: string[]) => (ids.length ? sql`contacts.id in (${sql.join(ids)})` : sql`1 = 0`)

const byTerm = async (tx: ReadTx, text: string): Promise<RawBuilder<unknown>> => {
  const term = fold(text)
  const holds = tx.dialect.contains(sql.ref<string>('contacts.searchName'), term)
  const found = await tx.dialect.findNames(tx.db, term, few)
  return found && found.length < few ? sql`${among(found)} and ${holds}` : holds
}

const byTag = async (tx: ReadTx, actor: Actor, key: string): Promise<RawBuilder<unknown>> => {
  const tagged = tx.db.selectFrom('contactTags').select('contactId').where('accountId', '=', actor.accountId).where('tagKey', '=', key)
  const found = await tagged.limit(few).execute()
  if (found.length < few) return among(found.map((row) => row.contactId))
  return sql`exists (select 1 from "contactTags" t where t."accountId" = ${actor.accountId} and t."tagKey" = ${key} and t."contactId" = contacts.id)`
}

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
  if (query.term !== undefined) all.push(await byTerm(tx, query.term))
  for (const tag of new Set(splitTags(query.tags ?? '').map(tagKey))) all.push(await byTag(tx, actor, tag))
  return sql`${sql.join(all, sql` and `)}`
}

/** A company that one may not see finds nobody, or the filter would tell who works there. */
const companySeen = (actor: Actor) => sql`exists (select 1 from contacts as "sought" where "sought"."accountId" = contacts."accountId"
  and "sought".id = contacts."companyId" and ${seesContact(actor, 'sought')})`

const countMatches = async (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>) => {
  const found = await sql<{ total: number }>`select count(*) as total from contacts
    where contacts."accountId" = ${actor.accountId} and ${seesContact(actor)} and ${where}`.execute(tx.db)
  return Number(found.rows[0]?.total ?? 0)
}

/** The contacts one may see that match: by name, with `since` oldest change first, or as `x-sort` says. */
export const searchContacts = async (tx: ReadTx, actor: Actor, query: ContactQuery, at: PageAt) => {
  const where = await conditions(tx, actor, query)
  const order = contactOrders[query.xSort ?? (query.since === undefined ? 'name' : 'changed')]
  const page = await pageOfContacts(tx, actor, where, order, at)
  return { ...page, total: query.xCount ? await countMatches(tx, actor, where) : undefined }
}
