import { type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '../../contract/wire/endpoint.ts'
import type { Change, listChanges as listChangesEndpoint } from '../../contract/x/changes.ts'
import type { Actor } from '../actor.ts'
import { kinds } from '../kinds/kinds.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../lists/page.ts'
import { readSince } from '../lists/since.ts'
import { titlesOf } from '../recordings/titles.ts'
import type { ChangeRow } from '../store/rows/changes.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { lastTitlesOf } from './gone.ts'
import { seesChange, seesHistory } from './sees-change.ts'

const changesPerPage = 50

/** A change as it is told: what it is about, or, where that is not for this person to see, what it did to the record they asked for. */
type Told = ChangeRow & { did?: string | null }
const newestFirst: Order<Told> = { name: 'newest', descending: true, keys: [{ column: sql.ref('changes.id'), read: (row) => row.id }] }

interface Asked {
  table: TableName
  id: string
}

/** The changes about a record, and those that touched it with another: a merge, a shift, a deletion that took it along. */
const touching = ({ accountId }: Actor, { table, id }: Asked) => sql<boolean>`changes.id in (
  select "changeId" from "changeRows" where "accountId" = ${accountId} and "tableName" = ${table} and "rowId" = ${id}
  union all select id from changes where "accountId" = ${accountId} and resource = ${table} and "resourceId" = ${id})`

/** What a change that is about something hidden did to the record. */
const didTo = (
  tx: ReadTx,
  actor: Actor,
  { table, id }: Asked,
): RawBuilder<unknown> => sql`(case when ${seesChange(tx, actor)} then null else coalesce((
  select case when t.before is null then 'created' when t.after is null then 'deleted' else 'updated' end from "changeRows" t
  where t."accountId" = changes."accountId" and t."changeId" = changes.id and t."tableName" = ${table} and t."rowId" = ${id}), 'updated') end)`

const toldOf = ({ did, ...row }: Told, { table, id }: Asked): ChangeRow =>
  did ? { ...row, action: `${kinds[table].noun} ${did}`, resource: table, resourceId: id, title: '' } : row

const toChange = (row: ChangeRow, title: string): Change => ({
  id: row.id,
  author: row.authorId,
  date: row.date,
  action: row.action,
  resource: row.resource,
  ...(row.resourceId ? { resourceId: row.resourceId } : {}),
  title,
  undone: row.undoneBy !== null,
})

/** The history one may see, newest first; of one record all that happened to it. */
export const listChanges = async (tx: ReadTx, actor: Actor, query: QueryOf<typeof listChangesEndpoint>, at: PageAt) => {
  const table: TableName | undefined = query.resource
  const record = table && query.resourceId ? { table, id: query.resourceId } : undefined
  const clause = pageClause(newestFirst, at, changesPerPage)
  const all = [sql`changes."accountId" = ${actor.accountId}`, clause.after]
  if (record) all.push(touching(actor, record), seesHistory(tx, actor, record.table, sql`${record.id}`))
  else {
    all.push(seesChange(tx, actor))
    if (table) all.push(sql`changes.resource = ${table}`)
    if (query.resourceId) all.push(sql`changes."resourceId" = ${query.resourceId}`)
  }
  if (query.author) all.push(sql`changes."authorId" = ${query.author}`)
  if (query.since) all.push(sql`changes.date >= ${readSince(query.since, tx.now)}`)
  const did = record ? didTo(tx, actor, record) : sql`null`
  const { rows } = await sql<Told>`select changes.*, ${did} as did from changes
    where ${sql.join(all, sql` and `)} ${clause.end}`.execute(tx.db)
  const { items, next } = cutPage(newestFirst, rows, changesPerPage)
  const told = record ? items.map((row) => toldOf(row, record)) : items
  // Called as it is today, or was when it went, for whoever may see that; what it was called once may have been for fewer eyes.
  const titles = await titlesOf(tx, actor.accountId, told)
  const gone = await lastTitlesOf(
    tx,
    actor.accountId,
    told.filter((row) => titles(row) === undefined),
  )
  return { changes: told.map((row) => toChange(row, titles(row) ?? gone(row) ?? row.title)), next }
}
