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

/** A row that a request names in a field: 422 there where it is not to be seen. */
export const referredRow = async <T extends TableName>(tx: ReadTx, actor: Actor, table: T, id: string, field: string) => {
  const row = await load(tx, actor, table, id)
  if (!row) throw unknownId(field)
  return row
}

/** For a route that updates: the record that `If-Match` speaks of. */
export const current = (table: TableName) => ({
  current: ({ tx, actor, params }: { tx: ReadTx; actor: Actor; params: { id: string } }) => findRow(tx, actor, table, params.id),
})

/** Whether the kind lets this person change a row that they see. */
export const mayEdit = (actor: Actor, table: TableName, row: { id: string; authorId: string }) => {
  const [isAuthor, isColleague] = [row.authorId === actor.userId, actor.role !== 'client']
  const may = {
    everyone: true,
    colleagues: isColleague,
    participants: isColleague || isAuthor,
    author: isAuthor,
    self: row.id === actor.userId,
    administrators: false,
  }
  return actor.role === 'admin' || may[kinds[table].editedBy]
}

/** 403 unless this person may change the row. */
export const refuseEdit = (actor: Actor, table: TableName, row: { id: string; authorId: string }) => {
  if (mayEdit(actor, table, row)) return
  const { editedBy, noun } = kinds[table]
  const who = {
    everyone: 'Everybody',
    colleagues: 'Only somebody of the workspace’s own company',
    participants: 'Only who made it, or somebody of the workspace’s own company,',
    author: 'Only who made it, or an administrator',
    self: 'Only who made it, or an administrator',
    administrators: 'Only an administrator',
  }[editedBy]
  throw forbidden(`${who} changes this ${noun}.`)
}

/** 403 for clients where only the account's own people make such rows. */
export const colleaguesOnly = (actor: Actor, table: TableName) => {
  if (actor.role === 'client') throw forbidden(`Only somebody of the workspace’s own company makes a ${kinds[table].noun}.`)
}

/** One row that the actor may see and change; 404 or 403 otherwise. */
export const findEditable = async <T extends TableName>(tx: ReadTx, actor: Actor, table: T, id: string) => {
  const row = await findRow(tx, actor, table, id)
  refuseEdit(actor, table, row)
  return row
}

/** What the history says of this write: `<noun> <verb>`. */
export const describe = <T extends TableName>(tx: WriteTx, verb: string, table: T, row: JournaledTables[T]) =>
  tx.describe({ action: `${kinds[table].noun} ${verb}`, resource: table, resourceId: row.id, title: kinds[table].titleOf(row) })
