import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../core/actor.ts'
import { forbidden, lastAdmin } from '../../../core/errors.ts'
import { actionOnTask, refuseClient } from '../../../core/rows/client-rights.ts'
import { idsThere, mayDo, rowsWith, seenIds } from '../../../core/rows/rows.ts'
import type { Acl } from '../../../core/store/common-columns.ts'
import { rowsIn, storedRows } from '../../../core/store/journal/images.ts'
import { idsIn } from '../../../core/store/many-rows.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import type { AnyRow, ChangeRow, TableName, TaskRow } from '../../../core/store/tables.ts'
import { sameAcl } from '../../../core/visibility/acl.ts'
import type { Names } from './undo-conflicts.ts'

/** Returns whether the actor sees the record that a change is about, whether it is hidden from them, or whether it is gone. */
export const standing = async (tx: ReadTx, actor: Actor, { resource, resourceId }: ChangeRow): Promise<'seen' | 'hidden' | 'gone'> => {
  if (resource === '' || resourceId === null) return 'seen'
  if ((await seenIds(tx, actor, resource, [resourceId])).size) return 'seen'
  return (await idsThere(tx, actor.accountId, resource, [resourceId])).size ? 'hidden' : 'gone'
}

/** Refusals use the same words for hidden and deleted records, so nobody learns which it is. */
export const goneOrHidden = 'a record that was deleted or that you don’t have access to'

/** Names a record in a refusal if the actor sees it, or saw it (or its parent) until the undo removed it (`leaving`). */
export const namesFor = (tx: ReadTx, actor: Actor): Names => {
  const left = new Set<string>()
  const seenOf = (table: TableName, where: RawBuilder<unknown>) => sql`select ${sql.lit(table)} as resource, id from ${sql.table(table)}
    where "accountId" = ${actor.accountId} and ${where} and ${tx.definitions.sees(actor, table)}`
  return {
    leaving: async (table, rows) => {
      const ids = rows.map(({ id }) => id)
      const leaving = idsIn(tx, ids)
      const hanging = tx.definitions.tables.flatMap((other) => {
        const { parent } = tx.definitions.of(other)
        if (!parent?.tables.includes(table)) return []
        return [seenOf(other, sql`${sql.ref(parent.kind)} = ${table} and ${sql.ref(parent.id)} in ${leaving}`)]
      })
      const all = sql.join([seenOf(table, sql`id in ${leaving}`), ...hanging], sql` union all `)
      const { rows: seen } = await sql<{ resource: string; id: string }>`${all}`.execute(tx.db)
      for (const { resource, id } of seen) left.add(`${resource} ${id}`)
    },
    nameOf: async (table, row) =>
      left.has(`${table} ${row.id}`) || (await seenIds(tx, actor, table, [row.id])).size
        ? `the ${tx.definitions.of(table).noun} “${tx.definitions.of(table).titleOf(row)}”`
        : goneOrHidden,
  }
}

/** Returns the changes that deleted a record which the actor had created. Clients may undo only their own changes. */
export const deletionsOfOwn = async (tx: ReadTx, actor: Actor, changes: ChangeRow[]) => {
  if (actor.role === 'client') return []
  const stored = await storedRows(tx, actor.accountId, changes)
    .innerJoin('changes', (join) =>
      join
        .on('changes.accountId', '=', actor.accountId)
        .onRef('changes.id', '=', 'changeRows.changeId')
        .onRef('changes.resource', '=', 'changeRows.tableName')
        .onRef('changes.resourceId', '=', 'changeRows.rowId'),
    )
    .select(['changeRows.changeId', 'changeRows.tableName', 'changeRows.before', 'changeRows.after'])
    .where('changeRows.after', 'is', null)
    .execute()
  const isOwn = ({ tableName, ...images }: (typeof stored)[number]) =>
    rowsIn(tableName as TableName, images).before?.authorId === actor.userId
  const own = new Set(stored.filter(isOwn).map(({ changeId }) => changeId))
  return changes.filter(({ id }) => own.has(id))
}

/** A merge changes the visibility of a contact and moves the people of a company, whoever merges. Undoing and redoing it does the same. */
const isMerge = ({ action }: ChangeRow) => /^((un|re)done: )?contact merged$/.test(action)

/** Refuses an undo that changes users or workgroups which the actor may not edit today, or that leaves no administrator. */
export const checkPeople = async (tx: ReadTx, actor: Actor, changes: ChangeRow[]) => {
  const touched = await storedRows(tx, actor.accountId, changes)
    .select(['changeId', 'tableName', 'rowId'])
    .where('tableName', 'in', ['users', 'workgroups'])
    .execute()
  if (!touched.length) return
  const users = await rowsWith(tx, actor, 'users', {})
  if (!users.some((user) => user.role === 'admin' && user.active === 1)) throw lastAdmin(409)
  if (actor.role === 'admin') return
  const foreignGroups = (await rowsWith(tx, actor, 'workgroups', {})).filter(({ authorId }) => authorId !== actor.userId)
  const own = users.find((user) => user.id === actor.userId)
  const merges = new Set(changes.filter(isMerge).map(({ id }) => id))
  const clients = new Set(users.filter(({ role }) => role === 'client').map(({ id }) => id))
  for (const { changeId, tableName, rowId } of touched) {
    if (tableName === 'users' && merges.has(changeId) && clients.has(rowId)) continue
    if (tableName === 'users' ? rowId !== actor.userId || own?.role !== actor.role : foreignGroups.some(({ id }) => id === rowId))
      throw forbidden('Only an administrator can undo this.')
  }
}

type WithAcl = Acl & { authorId: string }
const hasAcl = (row: unknown): row is WithAcl => typeof row === 'object' && row !== null && 'visibility' in row

/** Refuses an undo of something that the actor may not do today, such as changing the visibility of another author's record. */
export const checkRights = async (tx: ReadTx, actor: Actor, changes: ChangeRow[]) => {
  if (actor.role === 'admin') return
  for (const change of changes) {
    for (const { tableName, rowId, ...images } of await storedRows(tx, actor.accountId, [change]).selectAll().execute()) {
      const { before: was, after: is } = rowsIn(tableName as TableName, images)
      const changesAcl = hasAcl(was) && hasAcl(is) && !sameAcl(was, is) && was.authorId !== actor.userId
      const about = change.resource === tableName && change.resourceId === rowId
      const right = was && is ? 'edit' : 'delete'
      const foreign = about && !mayDo(tx, actor, right, tableName as TableName, (is ?? was) as { id: string; authorId: string })
      const row = (is ?? was) as AnyRow
      const action = tableName === 'tasks' && was && is ? actionOnTask(actor, row as TaskRow) : undefined
      await refuseClient(tx, actor, tableName as TableName, row, action)
      if ((changesAcl && !isMerge(change)) || foreign) throw forbidden('Only the author or an administrator can undo this.')
    }
  }
}
