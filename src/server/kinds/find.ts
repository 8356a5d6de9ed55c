import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { forbidden, notFound, unknownId } from '../errors.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'
import { asWritten, kinds, sees } from './kinds.ts'

const load = async <T extends TableName>(tx: ReadTx, actor: Actor, table: T, id: string): Promise<JournaledTables[T] | undefined> => {
  const { rows } = await sql<JournaledTables[T]>`select * from ${sql.table(table)}
    where "accountId" = ${actor.accountId} and id = ${id} and ${sees(actor, table)}`.execute(tx.db)
  return rows[0] && asWritten(table, rows[0])
}

/** One row that the actor may see; 404 otherwise. */
export const findRow = async <T extends TableName>(tx: ReadTx, actor: Actor, table: T, id: string): Promise<JournaledTables[T]> => {
  const row = await load(tx, actor, table, id)
  if (!row) throw notFound()
  return row
}

/** Such a row as the record that it is answered as, with its version. */
export const findAs =
  <T extends TableName, Item>(table: T, read: (row: JournaledTables[T]) => Item) =>
  async (tx: ReadTx, actor: Actor, id: string): Promise<Item & { changeId: string }> => {
    const row = await findRow(tx, actor, table, id)
    return { ...read(row), changeId: row.changeId }
  }

/** A row that a request names in a field: 422 there where it is not to be seen. */
export const referredRow = async <T extends TableName>(tx: ReadTx, actor: Actor, table: T, id: string, field: string) => {
  const row = await load(tx, actor, table, id)
  if (!row) throw unknownId(field)
  return row
}

/** What somebody wants with a row. */
type Right = 'changes' | 'deletes'
interface Owned {
  id: string
  authorId: string
}
const allowed = (table: TableName, right: Right) => {
  const { editedBy, deletedBy = editedBy } = kinds[table]
  return right === 'deletes' ? deletedBy : editedBy
}

/** Whether the kind lets this person change, or delete, a row that they see. */
export const mayDo = (actor: Actor, right: Right, table: TableName, row: Owned) => {
  const [isAuthor, isColleague] = [row.authorId === actor.userId, actor.role !== 'client']
  const may = {
    everyone: true,
    colleagues: isColleague,
    participants: isColleague || isAuthor,
    author: isAuthor,
    self: row.id === actor.userId,
    administrators: false,
  }
  return actor.role === 'admin' || may[allowed(table, right)]
}

const refuseUnless = (actor: Actor, right: Right, table: TableName, row: Owned) => {
  if (mayDo(actor, right, table, row)) return
  const who = {
    everyone: 'Everybody',
    colleagues: 'Only somebody of the workspace’s own company',
    participants: 'Only who made it, or somebody of the workspace’s own company,',
    author: 'Only who made it, or an administrator',
    self: 'Only who made it, or an administrator',
    administrators: 'Only an administrator',
  }[allowed(table, right)]
  throw forbidden(`${who} ${right} this ${kinds[table].noun}.`)
}

/** 403 for clients where only the account's own people make such rows. */
export const colleaguesOnly = (actor: Actor, table: TableName) => {
  if (actor.role === 'client') throw forbidden(`Only somebody of the workspace’s own company makes a ${kinds[table].noun}.`)
}

/** One row that the actor may see and change; 404 or 403 otherwise. */
export const findEditable = async <T extends TableName>(tx: ReadTx, actor: Actor, table: T, id: string) => {
  const row = await findRow(tx, actor, table, id)
  refuseUnless(actor, 'changes', table, row)
  return row
}

/** The same for one that is to go. */
export const findDeletable = async <T extends TableName>(tx: ReadTx, actor: Actor, table: T, id: string) => {
  const row = await findRow(tx, actor, table, id)
  refuseUnless(actor, 'deletes', table, row)
  return row
}

/** Deletes one row that the actor may delete, and before it what goes with it. */
export const deleteRow = async <T extends TableName>(
  tx: WriteTx,
  actor: Actor,
  table: T,
  id: string,
  before?: (row: JournaledTables[T]) => Promise<unknown>,
) => {
  const row = await findDeletable(tx, actor, table, id)
  await before?.(row)
  await tx.remove(table, row)
  describe(tx, 'deleted', table, row)
}

/** What the history says of this write: `<noun> <verb>`. */
export const describe = <T extends TableName>(tx: WriteTx, verb: string, table: T, row: JournaledTables[T]) =>
  tx.describe({ action: `${kinds[table].noun} ${verb}`, resource: table, resourceId: row.id, title: kinds[table].titleOf(row) })
