import { sql } from 'kysely'
import type { listContacts } from '../../../contract/contacts/contacts.ts'
import { splitTags, tagKey } from '../../../contract/contacts/tags.ts'
import { normalizeForSearch } from '../../../contract/normalize-for-search.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import type { Actor } from '../../actor.ts'
import { refuse } from '../../errors.ts'
import type { PageAt } from '../../lists/page.ts'
import { readSince } from '../../lists/since.ts'
import { sees } from '../../resources/definitions.ts'
import type { ReadTx } from '../../store/store.ts'
import { byTerm } from './by-term.ts'
import { countContacts, type Filter, pageOfContacts } from './listed-contacts.ts'

export type ContactQuery = QueryOf<typeof listContacts>

const refuseMix = (query: ContactQuery) => {
  if (query.tags === undefined) return
  const mixed = (['title', 'companyId', 'term', 'email'] as const).find((key) => query[key] !== undefined)
  if (mixed) throw refuse(400, 'mixed', 'A search by tags takes no title, company-id, term or email beside it.', 'tags')
}

const byType = (type: string): Filter => ({ where: sql`listed.type = ${type}` })
const byTitle = (text: string): Filter => ({ where: sql`listed."titleKey" = ${normalizeForSearch(text)}` })
const bySince = (since: string): Filter => ({ where: sql`listed."updatedAt" >= ${since}` })

/** A hidden company matches no one; otherwise the filter would reveal who works there. */
const byCompany = (actor: Actor, companyId: string): Filter => ({
  where: sql`listed."companyId" = ${companyId} and exists
    (select 1 from "contactNames" as sought where sought."accountId" = ${actor.accountId} and sought."contactId" = ${companyId}
      and ${sees(actor, 'contacts', 'sought')})`,
})

const byEmail = ({ accountId }: Actor, text: string): Filter => {
  const email = text.trim().toLowerCase()
  const column = sql.ref(email.startsWith('@') ? 'domain' : 'email')
  return {
    where: sql`listed."contactId" in
      (select "contactId" from "contactEmails" where "accountId" = ${accountId} and ${column} = ${email})`,
  }
}

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

/** Returns the filters of a query, without its type: contacts of a type are counted from the counters. */
const narrowing = async (tx: ReadTx, actor: Actor, query: ContactQuery): Promise<Filter[]> => {
  refuseMix(query)
  const all: Filter[] = []
  if (query.companyId) all.push(byCompany(actor, query.companyId))
  if (query.title !== undefined) all.push(byTitle(query.title))
  if (query.email !== undefined) all.push(byEmail(actor, query.email))
  if (query.since !== undefined) all.push(bySince(readSince(query.since, tx.now)))
  if (query.term !== undefined) all.push(await byTerm(tx, actor, normalizeForSearch(query.term)))
  const keys = [...new Set(splitTags(query.tags ?? '').map(tagKey))]
  return [...all, ...byTags(tx, actor, await rarestFirst(tx, actor, keys))]
}

/** Counts all visible contacts, or those of a type, from the counters. */
const countAll = async (tx: ReadTx, actor: Actor, type: ContactQuery['contactType']) => {
  const { rows } = await sql<{ total: number }>`select sum(c.used) as total from "contactCounts" c
    where c."accountId" = ${actor.accountId} and ${sees(actor, 'contacts', 'c')}
    and ${type ? sql`c.type = ${type}` : sql`1 = 1`}`.execute(tx.db)
  return Number(rows[0]?.total ?? 0)
}

/** Finds the visible contacts that match: by name, with `since` oldest change first, or as `x-sort` says. */
export const searchContacts = async (tx: ReadTx, actor: Actor, query: ContactQuery, at: PageAt) => {
  const narrowed = await narrowing(tx, actor, query)
  const filters = query.contactType ? [byType(query.contactType), ...narrowed] : narrowed
  const page = await pageOfContacts(tx, actor, filters, query.xSort ?? (query.since === undefined ? 'name' : 'changed'), at)
  if (!query.xCount) return { ...page, total: undefined }
  return { ...page, total: await (narrowed.length ? countContacts(tx, actor, filters) : countAll(tx, actor, query.contactType)) }
}
