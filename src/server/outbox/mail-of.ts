import { sql } from 'kysely'
import { actorFor } from '../actor.ts'
import { kindOf, kinds, sees } from '../kinds/kinds.ts'
import { loaderOf, projectOf } from '../kinds/project-of.ts'
import type { OutboxRow } from '../store/rows/outbox.ts'
import type { ReadTx } from '../store/store.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'

const readerOf = async (tx: ReadTx, { accountId, userId }: OutboxRow) => {
  const user = await tx.db
    .selectFrom('users')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', userId)
    .where('active', '=', 1)
    .executeTakeFirst()
  if (!user) return undefined
  return { actor: actorFor(user), email: user.email }
}

const nameOf = async (tx: ReadTx, accountId: string, table: TableName, id: string | null) => {
  const row = id === null ? undefined : await loaderOf(tx, accountId)(table, id)
  return row && kindOf(table).titleOf(row)
}

/** The mail of a notification as things are today; undefined where its reader signs in no more, or sees no more what it is about. */
export const mailOf = async (tx: ReadTx, note: OutboxRow, appUrl: string): Promise<Mail | undefined> => {
  const { accountId, resourceId } = note
  const table = note.resource as TableName
  const reader = await readerOf(tx, note)
  if (!reader || !kinds[table]) return undefined
  const { rows } = await sql<JournaledTables[TableName]>`select * from ${sql.table(table)}
    where "accountId" = ${accountId} and id = ${resourceId} and ${sees(reader.actor, table)}`.execute(tx.db)
  const [row] = rows
  if (!row) return undefined
  const projectId = await projectOf(loaderOf(tx, accountId), table, row)
  const [project, author] = [await nameOf(tx, accountId, 'projects', projectId), await nameOf(tx, accountId, 'users', row.authorId)]
  const account = await tx.db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()
  return {
    to: reader.email,
    ...mailWords({ note, row, project, author, account: account.name }, appUrl),
    messageId: `<notification-${accountId}-${note.id}@${new URL(appUrl).hostname}>`,
  }
}
