import { type RawBuilder, sql } from 'kysely'
import { readAction } from '../../../contract/actions.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import * as wire from '../../../contract/x/changes.ts'
import type { Actor } from '../../core/actor.ts'
import type { Route } from '../../core/http/call.ts'
import { onWrite } from '../../core/http/on.ts'
import { finding, onPage } from '../../core/http/on-record.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../../core/lists/page.ts'
import { readSince } from '../../core/lists/since.ts'
import { titlesOf } from '../../core/rows/belonging.ts'
import { idsIn } from '../../core/store/many-rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { ChangeRow, TableName, Tables } from '../../core/store/tables.ts'
import { changedFieldsOf } from './changed-fields.ts'
import { listDeletions } from './deletions.ts'
import { lastTitlesOf } from './gone.ts'
import { type Subject, seenChanges, seenHistory } from './sees-change.ts'
import { deletionsOfOwn } from './undo/may-undo.ts'
import { findUndoable, mayUndoAll, undoChange } from './undo/undo-change.ts'

const changesPerPage = 50

/** A change to list. `did` is set if the actor sees only the record `to`, or none: it says what the change did to that. */
type ListedChange = ChangeRow & { did?: string; to?: Subject }
const newestFirst: Order<ListedChange> = {
  name: 'newest',
  descending: true,
  keys: [{ column: sql.ref('changes.id'), read: (row) => row.id }],
}

interface Asked {
  table: TableName
  id: string
}

/** Matches changes about a record, and changes that touched it together with others, such as a merge or a shift. */
const touching = ({ accountId }: Actor, { table, id }: Asked) => sql<boolean>`changes.id in (
  select "changeId" from "changeRows" where "accountId" = ${accountId} and "tableName" = ${table} and "rowId" = ${id}
  union all select id from changes where "accountId" = ${accountId} and resource = ${table} and "resourceId" = ${id})`

/** Adds to changes about a hidden record what they did to the requested one. */
const didTo = async (tx: ReadTx, actor: Actor, { table, id }: Asked, changes: ChangeRow[]): Promise<ListedChange[]> => {
  const seen = await seenChanges(tx, actor, changes)
  const isHidden = (change: ChangeRow) => seen.get(change) !== change.resourceId
  const hidden = changes.filter(isHidden).map((change) => change.id)
  if (!hidden.length) return changes
  const { rows } = await sql<Pick<Tables['changeRows'], 'changeId' | 'before' | 'after'>>`select "changeId", before, after from "changeRows"
    where "accountId" = ${actor.accountId} and "tableName" = ${table} and "rowId" = ${id}
    and "changeId" in ${idsIn(tx, hidden)}`.execute(tx.db)
  const verbs = new Map(rows.map(({ changeId, before, after }) => [changeId, !before ? 'created' : after ? 'updated' : 'deleted']))
  return changes.map((change) => (isHidden(change) ? { ...change, did: verbs.get(change.id) ?? 'updated', to: id } : change))
}

/** Marks the changes of which the actor sees only a deletion. */
const deleting = async (tx: ReadTx, actor: Actor, changes: ChangeRow[]): Promise<ListedChange[]> => {
  const seen = await seenChanges(tx, actor, changes)
  return changes.map((change) => {
    const to = seen.get(change)
    return to === undefined || to === change.resourceId ? change : { ...change, did: 'deleted', to }
  })
}

/** Matches deletions and merges that have not been undone. */
const stillDeleted = sql<boolean>`changes."undoneBy" is null and changes.action not like 'undone: %'
  and (changes.action like '% deleted' or changes.action like '% merged')`

type Seen = (changes: ChangeRow[]) => Promise<{ has: (change: ChangeRow) => boolean }>
/** Reads changes, newest first, until it has `wanted` ones that the actor sees. */
const firstSeen = async (tx: ReadTx, where: RawBuilder<unknown>, wanted: number, seenOf: Seen) => {
  const found: ChangeRow[] = []
  let after = sql<boolean>`1 = 1`
  for (let size = 2 * changesPerPage; ; size = 1000) {
    const { rows } = await sql<ChangeRow>`select changes.* from changes
      where ${where} and ${after} order by changes.id desc limit ${size}`.execute(tx.db)
    const seen = await seenOf(rows)
    found.push(...rows.filter((row) => seen.has(row)))
    if (found.length >= wanted || rows.length < size) return found.slice(0, wanted)
    after = sql<boolean>`changes.id < ${rows.at(-1)?.id}`
  }
}

/** Returns a change as the reader sees it: as what it did to the record that they see. */
const asShown = (tx: ReadTx, { did, to, ...row }: ListedChange, table: TableName | undefined): ChangeRow => {
  const resource = table ?? row.resource
  if (!did || to === undefined || resource === '') return row
  return { ...row, action: `${tx.definitions.of(resource).noun} ${did}`, resource, resourceId: to, title: '' }
}

const toChange = (row: ChangeRow, title: string): wire.Change => ({
  id: row.id,
  author: row.authorId,
  date: row.date,
  action: readAction(row.action),
  resource: row.resource,
  ...(row.resourceId ? { resourceId: row.resourceId } : {}),
  title,
  undone: row.undoneBy !== null,
})

/** Returns the visible history, newest first. For one record it includes every change that touched it. */
const listChanges = async (tx: ReadTx, actor: Actor, query: QueryOf<typeof wire.listChanges>, at: PageAt) => {
  const table: TableName | undefined = query.resource
  const record = table && query.resourceId ? { table, id: query.resourceId } : undefined
  const all = [sql`changes."accountId" = ${actor.accountId}`, pageClause(newestFirst, at, changesPerPage).after]
  if (record) all.push(touching(actor, record))
  else {
    if (table) all.push(sql`changes.resource = ${table}`)
    if (query.resourceId) all.push(sql`changes."resourceId" = ${query.resourceId}`)
  }
  if (query.deleted) all.push(stillDeleted)
  if (query.author) all.push(sql`changes."authorId" = ${query.author}`)
  if (query.since) all.push(sql`changes.date >= ${readSince(query.since, tx.now)}`)
  const offset = at.cursor === undefined ? (at.number - 1) * changesPerPage : 0
  const seenOf: Seen = (rows) => (record ? seenHistory(tx, actor, record, rows) : seenChanges(tx, actor, rows))
  const seen = await firstSeen(tx, sql.join(all, sql` and `), offset + changesPerPage + 1, seenOf)
  const { items, next } = cutPage(newestFirst, seen.slice(offset), changesPerPage)
  const marked = await (record ? didTo(tx, actor, record, items) : deleting(tx, actor, items))
  const listed = marked.map((row) => asShown(tx, row, table))
  // Shows the current title, or the last one of a deleted record, because an earlier title may have been visible to fewer people.
  const titles = await titlesOf(tx, actor.accountId, listed)
  const gone = await lastTitlesOf(
    tx,
    actor.accountId,
    listed.filter((row) => titles(row) === undefined),
  )
  const fieldsOf = record ? await changedFieldsOf(tx, actor, record, items) : undefined
  const changes = listed.map((row) => ({ ...toChange(row, titles(row) ?? gone(row) ?? row.title), ...fieldsOf?.(row.id) }))
  if (!query.deleted) return { changes, next }
  const own = new Set((await deletionsOfOwn(tx, actor, items)).map(({ id }) => id))
  return { changes: changes.map((one) => ({ ...one, mayUndo: own.has(one.id) || mayUndoAll(actor, { authorId: one.author }) })), next }
}

export const changeRoutes: Route[] = [
  onPage(wire.listChanges, ({ tx, actor, query, page }) => listChanges(tx, actor, query, page)),
  onPage(wire.listDeletions, ({ tx, actor, query, page, deps }) => listDeletions(tx, actor, query, page, deps.options.undoDays)),
  onWrite(
    wire.undoChange,
    async ({ tx, actor, found, deps }) => ({ changeId: await undoChange(tx, actor, deps.hooks, found, deps.options.undoDays) }),
    finding(findUndoable),
  ),
]
