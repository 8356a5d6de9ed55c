import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { definitionOf, definitions, sees } from '../resources/definitions.ts'
import type { VisibilityContext } from '../resources/resource-definition.ts'
import { seenIds } from '../resources/rows.ts'
import { idsIn } from '../store/many-rows.ts'
import type { ReadTx } from '../store/store.ts'
import type { ChangeRow, TableName } from '../store/tables.ts'
import { nobody } from '../visibility/visibility.ts'
import { goneImages } from './gone.ts'

/** Returns which of these deleted records the actor would see as they last were. Their parents have to be visible, or also have been. */
const seenGone = async (tx: ReadTx, actor: Actor, table: TableName, ids: string[]): Promise<Set<string>> => {
  // The history of users and files has its own rule.
  const images = definitions[table].rights.history ? [] : await goneImages(tx, actor.accountId, table, ids)
  const [first] = images
  if (!first) return new Set()
  const owners = new Map<TableName, Set<string>>()
  const { parent } = definitionOf(table)
  const cells = images as unknown as Record<string, string>[]
  if (parent)
    for (const [owner, rows] of Map.groupBy(cells, (image) => image[parent.kind] as TableName))
      owners.set(owner, await seenGone(tx, actor, owner, [...new Set(rows.map((image) => image[parent.id] ?? ''))]))
  const was: VisibilityContext['was'] = (owner, id) => {
    const seen = owners.get(owner)
    return seen?.size ? sql<boolean>`cast(${id} as bigint) in ${idsIn(tx, [...seen])}` : nobody
  }
  const rows = tx.dialect.rowsOf(JSON.stringify(images), table, Object.keys(first))
  const seen = await sql<{ id: string }>`select cast(t.id as text) as id from ${rows} as t where ${sees(actor, table, 't', was)}`.execute(
    tx.db,
  )
  return new Set(seen.rows.map(({ id }) => id))
}

/** Returns which of these records the actor sees, or would see as they last were if deleted. */
const seenOrGone = async (tx: ReadTx, actor: Actor, table: TableName, ids: string[]): Promise<Set<string>> => {
  const seen = await seenIds(tx, actor, table, ids)
  const others = ids.filter((id) => !seen.has(id))
  return new Set([...seen, ...(await seenGone(tx, actor, table, others))])
}

/** Returns whether the actor may read a change of a user or a file, which depends on the author instead of the visibility of the record. */
const mayReadOwn = (actor: Actor, table: TableName, { authorId }: ChangeRow) =>
  authorId === actor.userId || (definitions[table].rights.history === 'administrators' && actor.role === 'admin')

/** Returns the visible changes of one record: all of them if the actor sees it, or would see it as it last was. */
export const seenHistory = async (tx: ReadTx, actor: Actor, { table, id }: { table: TableName; id: string }, changes: ChangeRow[]) => {
  if (definitions[table].rights.history) return new Set(changes.filter((change) => mayReadOwn(actor, table, change)))
  return new Set((await seenOrGone(tx, actor, table, [id])).has(id) ? changes : [])
}

/** Returns the visible ones of these changes: those about a record that the actor sees, or would see as it last was. */
export const seenChanges = async (tx: ReadTx, actor: Actor, changes: ChangeRow[]): Promise<Set<ChangeRow>> => {
  const seen = new Set<ChangeRow>()
  for (const [table, about] of Map.groupBy(changes, ({ resource }) => resource)) {
    if (table === '' || definitions[table].rights.history) {
      for (const change of about) if (table === '' ? change.authorId === actor.userId : mayReadOwn(actor, table, change)) seen.add(change)
      continue
    }
    const ids = await seenOrGone(tx, actor, table, [...new Set(about.flatMap(({ resourceId }) => resourceId ?? []))])
    for (const change of about) if (change.resourceId !== null && ids.has(change.resourceId)) seen.add(change)
  }
  return seen
}
