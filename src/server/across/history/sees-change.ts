import { sql } from 'kysely'
import type { Actor } from '../../core/actor.ts'
import { seenIds } from '../../core/rows/rows.ts'
import { nobody } from '../../core/store/conditions.ts'
import type { VisibilityContext } from '../../core/store/definitions/resource-definition.ts'
import { storedJson } from '../../core/store/list-columns.ts'
import { idsIn } from '../../core/store/many-rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { ChangeRow, TableName } from '../../core/store/tables.ts'
import { goneImages } from './gone.ts'

/** Returns which of these deleted records the actor would see as they last were. Their parents have to be visible, or also have been. */
const seenGone = async (tx: ReadTx, actor: Actor, table: TableName, ids: string[]): Promise<Set<string>> => {
  // The history of users and files has its own rule.
  const images = tx.definitions.of(table).rights.history ? [] : await goneImages(tx, actor.accountId, table, ids)
  const [first] = images
  if (!first) return new Set()
  const owners = new Map<TableName, Set<string>>()
  const { parent } = tx.definitions.of(table)
  const cells = images as unknown as Record<string, string>[]
  if (parent)
    for (const [owner, rows] of Map.groupBy(cells, (image) => image[parent.kind] as TableName))
      owners.set(owner, await seenGone(tx, actor, owner, [...new Set(rows.map((image) => image[parent.id] ?? ''))]))
  const was: VisibilityContext['was'] = (owner, id) => {
    const seen = owners.get(owner)
    return seen?.size ? sql<boolean>`cast(${id} as bigint) in ${idsIn(tx, [...seen])}` : nobody
  }
  const rows = tx.dialect.rowsOf(storedJson(images), table, Object.keys(first))
  const seen = await sql<{
    id: string
  }>`select cast(t.id as text) as id from ${rows} as t where ${tx.definitions.sees(actor, table, 't', was)}`.execute(tx.db)
  return new Set(seen.rows.map(({ id }) => id))
}

/** Returns which of these records the actor sees, or would see as they last were if deleted. */
export const seenOrGone = async (tx: ReadTx, actor: Actor, table: TableName, ids: string[]): Promise<Set<string>> => {
  const seen = await seenIds(tx, actor, table, ids)
  const others = ids.filter((id) => !seen.has(id))
  return new Set([...seen, ...(await seenGone(tx, actor, table, others))])
}

/** Returns whether the actor may read a change of a user or a file, which depends on the author instead of the visibility of the record. */
const mayReadOwn = (tx: ReadTx, actor: Actor, table: TableName, { authorId }: ChangeRow) =>
  authorId === actor.userId || (tx.definitions.of(table).rights.history === 'administrators' && actor.role === 'admin')

/** Returns the visible changes of one record: all of them if the actor sees it, or would see it as it last was. */
export const seenHistory = async (tx: ReadTx, actor: Actor, { table, id }: { table: TableName; id: string }, changes: ChangeRow[]) => {
  if (tx.definitions.of(table).rights.history) return new Set(changes.filter((change) => mayReadOwn(tx, actor, table, change)))
  return new Set((await seenOrGone(tx, actor, table, [id])).has(id) ? changes : [])
}

/** The resources whose records can be hidden from administrators. */
const hideable: (TableName | '')[] = ['contacts', 'deals', 'cases']
/** Returns whether a change deleted its record, or merged one into it. */
export const isDeletion = ({ action }: ChangeRow) => /^(redone: )?[a-z ]+ (deleted|merged)$/.test(action)

/** Returns of changes about hidden records the id of another record that they deleted, if the actor saw it: of a merge the looser. */
const removedBy = async (tx: ReadTx, actor: Actor, table: TableName, changes: ChangeRow[]) => {
  if (!changes.length) return new Map<string, string>()
  const ids = changes.map(({ id }) => id)
  const { rows } = await sql<{ changeId: string; rowId: string }>`select r."changeId", r."rowId" from "changeRows" r
    join changes c on c."accountId" = ${actor.accountId} and c.id = r."changeId"
    where r."accountId" = ${actor.accountId} and r."changeId" in ${idsIn(tx, ids)} and r."tableName" = ${table} and r.after is null
      and r."rowId" <> c."resourceId"`.execute(tx.db)
  const seen = await seenOrGone(tx, actor, table, [...new Set(rows.map(({ rowId }) => rowId))])
  return new Map(rows.flatMap(({ changeId, rowId }): [string, string][] => (seen.has(rowId) ? [[changeId, rowId]] : [])))
}

/** The record that a reader sees as the subject of a change: its own, one that it deleted, or none where only its action is shown. */
export type Subject = string | null

/**
 * Returns the visible ones of these changes with their subject: those about a record that the actor sees, or would see as it last was, and
 * those that deleted such a record. Administrators see every deletion, that of a hidden record without its id and title.
 */
export const seenChanges = async (tx: ReadTx, actor: Actor, changes: ChangeRow[]): Promise<Map<ChangeRow, Subject>> => {
  const seen = new Map<ChangeRow, Subject>()
  for (const [table, about] of Map.groupBy(changes, ({ resource }) => resource)) {
    if (table === '' || tx.definitions.of(table).rights.history) {
      for (const change of about)
        if (table === '' ? change.authorId === actor.userId : mayReadOwn(tx, actor, table, change)) seen.set(change, change.resourceId)
      continue
    }
    const ids = await seenOrGone(tx, actor, table, [...new Set(about.flatMap(({ resourceId }) => resourceId ?? []))])
    const isSeen = ({ resourceId }: ChangeRow) => resourceId !== null && ids.has(resourceId)
    for (const change of about) if (isSeen(change)) seen.set(change, change.resourceId)
    const deletions = about.filter((change) => !isSeen(change) && isDeletion(change))
    const removed = await removedBy(tx, actor, table, deletions)
    for (const change of deletions) {
      const other = removed.get(change.id)
      if (other !== undefined) seen.set(change, other)
      else if (actor.role === 'admin' && hideable.includes(table)) seen.set(change, null)
    }
  }
  return seen
}
