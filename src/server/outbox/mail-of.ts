import { sql } from 'kysely'
import { actorFor } from '../actor.ts'
import { kinds, sees } from '../kinds/kinds.ts'
import { loaderOf, projectOf } from '../kinds/project-of.ts'
import { titlesOf } from '../recordings/titles.ts'
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

interface About {
  note: OutboxRow
  row: JournaledTables[TableName]
}

/** What puts together what notifications about these records say, by their ids: in a transaction or, better, after it. As many statements for fifty as for one. */
export const wordsFor = async (tx: ReadTx, accountId: string, abouts: About[], appUrl: string) => {
  const load = loaderOf(tx, accountId)
  const placed: (About & { projectId: string | null })[] = []
  for (const about of abouts) placed.push({ ...about, projectId: await projectOf(load, about.note.resource, about.row) })
  const named = placed.flatMap(({ row, projectId }) => [
    { resource: 'projects' as const, resourceId: projectId },
    { resource: 'users' as const, resourceId: row.authorId },
  ])
  const titleOf = await titlesOf(tx, accountId, named)
  const account = await tx.db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()
  const words = placed.map(({ note, row, projectId }) => {
    const project = titleOf({ resource: 'projects', resourceId: projectId })
    const author = titleOf({ resource: 'users', resourceId: row.authorId })
    return [note.id, () => mailWords({ note, row, project, author, account: account.name }, appUrl)] as const
  })
  return new Map(words)
}

/** What puts together the mail of a notification as things are today; undefined where its reader signs in no more, or sees no more what it is about. */
export const mailOf = async (tx: ReadTx, note: OutboxRow, appUrl: string): Promise<(() => Mail) | undefined> => {
  const { accountId, resourceId } = note
  const table = note.resource
  const reader = await readerOf(tx, note)
  if (!reader || !kinds[table]) return undefined
  const { rows } = await sql<JournaledTables[TableName]>`select * from ${sql.table(table)}
    where "accountId" = ${accountId} and id = ${resourceId} and ${sees(reader.actor, table)}`.execute(tx.db)
  const [row] = rows
  if (!row) return undefined
  const words = (await wordsFor(tx, accountId, [{ note, row }], appUrl)).get(note.id)
  const messageId = `<notification-${accountId}-${note.id}@${new URL(appUrl).hostname}>`
  return words && (() => ({ to: reader.email, ...words(), messageId }))
}
