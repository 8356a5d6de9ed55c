import { sql } from 'kysely'
import type { FileUse } from '../../contract/x/files.ts'
import type { Actor } from '../actor.ts'
import { definitionOf, sees } from '../resources/definitions.ts'
import { findRow } from '../resources/find.ts'
import type { ReadTx } from '../store/store.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'

const findVisible = async (tx: ReadTx, actor: Actor, table: TableName, id: string) => {
  const { rows } = await sql<JournaledTables[TableName]>`select * from ${sql.table(table)}
    where "accountId" = ${actor.accountId} and id = ${id} and ${sees(actor, table)}`.execute(tx.db)
  return rows[0]
}

/** Returns the record that a row is about: what a comment was written on, whose note it is, or the row itself. */
const subjectOf = async (tx: ReadTx, actor: Actor, table: TableName, id: string): Promise<FileUse | undefined> => {
  const row = await findVisible(tx, actor, table, id)
  if (!row) return undefined
  if ('resourceKind' in row) return subjectOf(tx, actor, row.resourceKind, row.resourceId)
  if (table === 'notes' && 'ownerKind' in row && row.ownerId) return subjectOf(tx, actor, row.ownerKind as TableName, row.ownerId)
  return { resource: table, id, title: definitionOf(table).titleOf(row) }
}

/** Returns the visible records that a file is attached to, each once. */
export const findUses = async (tx: ReadTx, actor: Actor, fileId: string): Promise<FileUse[]> => {
  await findRow(tx, actor, 'files', fileId)
  const uses = await tx.db
    .selectFrom('fileUses')
    .select(['ownerKind', 'ownerId'])
    .where('accountId', '=', actor.accountId)
    .where('fileId', '=', fileId)
    .orderBy('ownerId', 'desc')
    .execute()
  const found = new Map<string, FileUse>()
  for (const { ownerKind, ownerId } of uses) {
    const subject = await subjectOf(tx, actor, ownerKind as TableName, ownerId)
    if (subject) found.set(`${subject.resource} ${subject.id}`, subject)
  }
  return [...found.values()]
}
