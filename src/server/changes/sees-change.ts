import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { House } from '../kinds/kind.ts'
import { kindOf, kinds, sees } from '../kinds/kinds.ts'
import { idsIn } from '../store/ids-in.ts'
import type { ChangeRow } from '../store/rows/changes.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { nobody } from '../visibility/visibility.ts'
import { goneImages } from './gone.ts'

/** Returns which of these records are gone and would be seen as they were: on what is there, or would be seen as it was too. */
const seenGone = async (tx: ReadTx, actor: Actor, table: TableName, ids: string[]): Promise<Set<string>> => {
  // What happened to people and files is not told by who saw them.
  const images = kinds[table].historySeenBy ? [] : await goneImages(tx, actor.accountId, table, ids)
  const [first] = images
  if (!first) return new Set()
  const owners = new Map<TableName, Set<string>>()
  const { hangsOn } = kindOf(table)
  const cells = images as unknown as Record<string, string>[]
  if (hangsOn)
    for (const [owner, rows] of Map.groupBy(cells, (image) => image[hangsOn.kind] as TableName))
      owners.set(owner, await seenGone(tx, actor, owner, [...new Set(rows.map((image) => image[hangsOn.id] ?? ''))]))
  const was: House['was'] = (owner, id) => {
    const seen = owners.get(owner)
    return seen?.size ? sql<boolean>`cast(${id} as bigint) in ${idsIn(tx, [...seen])}` : nobody
  }
  const rows = tx.dialect.rowsOf(JSON.stringify(images), table, Object.keys(first))
  const seen = await sql<{ id: string }>`select cast(t.id as text) as id from ${rows} as t where ${sees(actor, table, 't', was)}`.execute(
    tx.db,
  )
  return new Set(seen.rows.map(({ id }) => id))
}

/** Returns which of these records the actor sees or, of those that are gone, would see as they were. */
const seenOrGone = async (tx: ReadTx, actor: Actor, table: TableName, ids: string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where "accountId" = ${actor.accountId} and id in ${idsIn(tx, ids)} and ${sees(actor, table)}`.execute(tx.db)
  const seen = new Set(rows.map(({ id }) => id))
  const others = ids.filter((id) => !seen.has(id))
  return new Set([...seen, ...(await seenGone(tx, actor, table, others))])
}

/** Whether the actor may read the history of people and files, which others than those who see them do. */
const mayReadOwn = (actor: Actor, table: TableName, { authorId }: ChangeRow) =>
  authorId === actor.userId || (kinds[table].historySeenBy === 'administrators' && actor.role === 'admin')

/** Returns those of the changes of one record that the actor sees: all, where they see it or would see it as it last was. */
export const seenHistory = async (tx: ReadTx, actor: Actor, { table, id }: { table: TableName; id: string }, changes: ChangeRow[]) => {
  if (kinds[table].historySeenBy) return new Set(changes.filter((change) => mayReadOwn(actor, table, change)))
  return new Set((await seenOrGone(tx, actor, table, [id])).has(id) ? changes : [])
}

/** Returns those of some changes that the actor sees: those about a record that they see, or would see as it last was. */
export const seenChanges = async (tx: ReadTx, actor: Actor, changes: ChangeRow[]): Promise<Set<ChangeRow>> => {
  const seen = new Set<ChangeRow>()
  for (const [table, about] of Map.groupBy(changes, ({ resource }) => resource)) {
    if (table === '' || kinds[table].historySeenBy) {
      for (const change of about) if (table === '' ? change.authorId === actor.userId : mayReadOwn(actor, table, change)) seen.add(change)
      continue
    }
    const ids = await seenOrGone(tx, actor, table, [...new Set(about.flatMap(({ resourceId }) => resourceId ?? []))])
    for (const change of about) if (change.resourceId !== null && ids.has(change.resourceId)) seen.add(change)
  }
  return seen
}
