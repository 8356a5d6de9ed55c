import { sql } from 'kysely'
import type { Verb } from '../../../contract/actions.ts'
import type { Actor } from '../actor.ts'
import { forbidden, notFound, unknownId } from '../errors.ts'
import { everybody } from '../store/conditions.ts'
import { idsIn } from '../store/many-rows.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import type { AnyRow, NewRow, Patch, Row, TableName, Tables } from '../store/tables.ts'
import { type ClientAction, refuseClient } from './client-rights.ts'

/** Returns a record that was looked for. @throws 404 if it does not exist or is hidden */
export const found = <Found>(record: Found | undefined): Found => {
  if (record === undefined) throw notFound()
  return record
}

/** Returns a row if the actor sees it. */
const seenRow = async <T extends TableName>(tx: ReadTx, actor: Actor, table: T, id: string): Promise<Row<T> | undefined> => {
  const { rows } = await sql<Row<T>>`select * from ${sql.table(table)}
    where "accountId" = ${actor.accountId} and id = ${id} and ${tx.definitions.sees(actor, table)}`.execute(tx.db)
  return rows[0] && tx.definitions.asWritten(table, rows[0])
}

/** Returns a visible row. @throws 404 */
export const findRow = async <T extends TableName>(tx: ReadTx, actor: Actor, table: T, id: string): Promise<Row<T>> =>
  found(await seenRow(tx, actor, table, id))

/** Returns a function that finds a visible row and converts it to a record with its version. */
export const findAs =
  <T extends TableName, Item>(table: T, read: (row: Row<T>) => Item) =>
  async (tx: ReadTx, actor: Actor, id: string): Promise<Item & { changeId: string }> => {
    const row = await findRow(tx, actor, table, id)
    return { ...read(row), changeId: row.changeId }
  }

/** Returns the visible row that a request field names. @throws 422 */
export const referredRow = async <T extends TableName>(tx: ReadTx, actor: Actor, table: T, id: string, field: string) => {
  const row = await seenRow(tx, actor, table, id)
  if (!row) throw unknownId(field)
  return row
}

/** Returns those of the ids whose rows exist and match. */
export const idsThere = async (tx: ReadTx, accountId: string, table: TableName, ids: string[], where = everybody): Promise<Set<string>> => {
  if (!ids.length) return new Set()
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where "accountId" = ${accountId} and id in ${idsIn(tx, ids)} and ${where}`.execute(tx.db)
  return new Set(rows.map(({ id }) => id))
}

/** Returns those of the ids whose rows the actor sees. */
export const seenIds = (tx: ReadTx, actor: Actor, table: TableName, ids: string[]) =>
  idsThere(tx, actor.accountId, table, ids, tx.definitions.sees(actor, table))

type AccountTable = Exclude<keyof Tables, 'accounts' | 'sequence' | 'signUps'>
type StoredRow<T extends AccountTable> = T extends TableName ? Row<T> : Tables[T]
/** Values of columns, or lists of ids. */
type Values<R> = { [Column in keyof R]?: R[Column] | readonly R[Column][] }

const isJournaled = (tx: ReadTx, table: AccountTable): table is TableName => (tx.definitions.tables as string[]).includes(table)

/** Returns the rows of an account with these values, including hidden ones. */
export const rowsWith = async <T extends AccountTable>(
  tx: ReadTx,
  { accountId }: { accountId: string },
  table: T,
  values: Values<StoredRow<T>>,
  limit = sql``,
): Promise<StoredRow<T>[]> => {
  const given = Object.entries({ accountId, ...values }).map(([column, value]) => {
    if (Array.isArray(value)) return sql`${sql.ref(column)} in ${idsIn(tx, value)}`
    return value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`
  })
  const { rows } = await sql<StoredRow<T>>`select * from ${sql.table(table)} where ${sql.join(given, sql` and `)} ${limit}`.execute(tx.db)
  return isJournaled(tx, table) ? rows.map((row) => tx.definitions.asWritten<TableName>(table, row as AnyRow) as StoredRow<T>) : rows
}

/** Returns one row of an account with these values. */
export const rowWith = async <T extends AccountTable>(tx: ReadTx, of: { accountId: string }, table: T, values: Values<StoredRow<T>>) =>
  (await rowsWith(tx, of, table, values, sql`limit 1`))[0]

type Right = 'edit' | 'delete'
interface Owned {
  id: string
  authorId: string
}
const allowed = (tx: ReadTx, table: TableName, right: Right) => {
  const { rights } = tx.definitions.of(table)
  return rights[right] ?? rights.edit
}

/** Returns whether the actor may change, or delete, a row that they see. */
export const mayDo = (tx: ReadTx, actor: Actor, right: Right, table: TableName, row: Owned) => {
  const [isAuthor, isColleague] = [row.authorId === actor.userId, actor.role !== 'client']
  const may = {
    everyone: true,
    colleagues: isColleague,
    participants: isColleague || isAuthor,
    author: isAuthor,
    self: row.id === actor.userId,
    administrators: false,
  }
  return actor.role === 'admin' || may[allowed(tx, table, right)]
}

const refuseUnless = (tx: ReadTx, actor: Actor, right: Right, table: TableName, row: Owned) => {
  if (mayDo(tx, actor, right, table, row)) return
  const { noun } = tx.definitions.of(table)
  const sentence = {
    everyone: '',
    colleagues: `Clients can’t ${right} this ${noun}.`,
    participants: `Clients can only ${right} a ${noun} that they created.`,
    author: `Only the author or an administrator can ${right} this ${noun}.`,
    self: `Only the user or an administrator can ${right} this ${noun}.`,
    administrators: `Only an administrator can ${right} this ${noun}.`,
  }[allowed(tx, table, right)]
  throw forbidden(sentence)
}

/** Refuses everybody but administrators, with a sentence that says what only they can do. */
export const administratorsOnly = (actor: Actor, sentence: string) => {
  if (actor.role !== 'admin') throw forbidden(sentence)
}

/** Refuses clients (403) where only colleagues may create rows. */
export const colleaguesOnly = (tx: ReadTx, actor: Actor, table: TableName) => {
  if (actor.role === 'client') throw forbidden(`Clients can’t create a ${tx.definitions.of(table).noun}.`)
}

/** Returns a row that the actor may change. @throws 404, or 403 if it is visible but read-only */
export const findEditable = async <T extends TableName>(tx: ReadTx, actor: Actor, table: T, id: string) => {
  const row = await findRow(tx, actor, table, id)
  refuseUnless(tx, actor, 'edit', table, row)
  await refuseClient(tx, actor, table, row)
  return row
}

/** Returns a visible row in or on which the actor may write. @throws 404, or 403 if its project does not allow clients to */
export const findWritable = async <T extends TableName>(tx: ReadTx, actor: Actor, table: T, id: string, action: ClientAction = 'work') => {
  const row = await findRow(tx, actor, table, id)
  await refuseClient(tx, actor, table, row, action)
  return row
}

/** Returns a row that the actor may delete. @throws 404, or 403 if it is visible but may not be deleted */
export const findDeletable = async <T extends TableName>(tx: ReadTx, actor: Actor, table: T, id: string) => {
  const row = await findRow(tx, actor, table, id)
  refuseUnless(tx, actor, 'delete', table, row)
  await refuseClient(tx, actor, table, row)
  return row
}

/** Inserts a row and names the change in the history. */
export const createRow = async <T extends TableName>(tx: WriteTx, actor: Actor, table: T, values: NewRow<T>) => {
  const row = await tx.insert(actor, table, values)
  describe(tx, 'created', table, row)
  return row
}

/** Updates columns of a row and names the change in the history. Columns that are undefined stay. */
export const updateRow = async <T extends TableName>(tx: WriteTx, table: T, row: Row<T>, patch: Patch<T>, verb: Verb = 'updated') => {
  const next = await tx.update(table, row, patch)
  describe(tx, verb, table, next)
  return next
}

/** Deletes what belongs to deleted rows, such as their notes, tasks and comments, with what belongs to that. Hidden rows too. */
const removeChildren = async (tx: WriteTx, actor: Actor, table: TableName, rows: { id: string }[]) => {
  if (!rows.length) return
  for (const child of tx.definitions.childrenOf(table)) {
    const { parent } = tx.definitions.of(child)
    const values = { [parent?.kind ?? '']: table, [parent?.id ?? '']: rows.map(({ id }) => id) }
    const children = await rowsWith(tx, actor, child, values, sql`order by id`)
    await removeChildren(tx, actor, child, children)
    await tx.removeMany(child, children)
  }
}

/** Deletes a row that the actor may delete, with everything that belongs to it. `before` releases what refers to it. */
export const deleteRow = async <T extends TableName>(
  tx: WriteTx,
  actor: Actor,
  table: T,
  row: Row<T>,
  before?: (tx: WriteTx, actor: Actor, row: Row<T>) => Promise<unknown>,
) => {
  await before?.(tx, actor, row)
  await removeChildren(tx, actor, table, [row])
  await tx.remove(table, row)
  describe(tx, 'deleted', table, row)
}

/** Sets the action of this write in the history: `<noun> <verb>`. */
export const describe = <T extends TableName>(tx: WriteTx, verb: Verb, table: T, row: Row<T>) =>
  tx.describe({
    action: `${tx.definitions.of(table).noun} ${verb}`,
    resource: table,
    resourceId: row.id,
    title: tx.definitions.of(table).titleOf(row),
  })
