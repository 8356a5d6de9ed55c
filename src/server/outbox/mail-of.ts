import { sql } from 'kysely'
import { actorFor } from '../actor.ts'
import { titlesOf } from '../recordings/titles.ts'
import { definitionOf, definitions, sees } from '../resources/definitions.ts'
import { loaderOf, projectOf } from '../resources/project-of.ts'
import type { ReadTx } from '../store/store.ts'
import type { AnyRow, OutboxRow } from '../store/tables.ts'
import { commentedOn } from './commented-on.ts'
import { invitationWords, invited } from './invitation-words.ts'
import { mailText } from './mail-text.ts'
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
  row: AnyRow
}

/**
 * Returns functions that write the text of notifications, by their ids. They can run after the transaction. The number of statements does
 * not depend on the number of notifications.
 */
export const mailTexts = async (tx: ReadTx, accountId: string, abouts: About[], appUrl: string) => {
  const load = loaderOf(tx, accountId)
  const placed: (About & { projectId: string | null })[] = []
  for (const about of abouts) placed.push({ ...about, projectId: await projectOf(load, about.note.resource, about.row) })
  const named = placed.flatMap(({ note, row, projectId }) => [
    { resource: 'projects' as const, resourceId: projectId },
    { resource: 'users' as const, resourceId: note.authorId },
    ...[commentedOn(note.resource, row) ?? []].flat(),
  ])
  const titleOf = await titlesOf(tx, accountId, named)
  const account = await tx.db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()
  const words = placed.map(({ note, row, projectId }) => {
    const project = titleOf({ resource: 'projects', resourceId: projectId })
    const author = titleOf({ resource: 'users', resourceId: note.authorId })
    const on = commentedOn(note.resource, row)
    const words = () =>
      note.kind === invited
        ? invitationWords({ name: definitionOf('users').titleOf(row), author, account: account.name })
        : mailText({ note, row, on: on && { ...on, title: titleOf(on) ?? '' }, project, author, account: account.name }, appUrl)
    return [note.id, words] as const
  })
  return new Map(words)
}

/**
 * Returns a function that writes the mail of a notification with current data, or undefined if its reader is inactive or no longer sees the
 * record.
 */
export const mailOf = async (tx: ReadTx, note: OutboxRow, appUrl: string): Promise<(() => Mail) | undefined> => {
  const { accountId, resourceId } = note
  const table = note.resource
  const reader = await readerOf(tx, note)
  if (!reader || !definitions[table]) return undefined
  const { rows } = await sql<AnyRow>`select * from ${sql.table(table)}
    where "accountId" = ${accountId} and id = ${resourceId} and ${sees(reader.actor, table)}`.execute(tx.db)
  const [row] = rows
  if (!row) return undefined
  const words = (await mailTexts(tx, accountId, [{ note, row }], appUrl)).get(note.id)
  const messageId = `<notification-${accountId}-${note.id}@${new URL(appUrl).hostname}>`
  return words && (() => ({ to: reader.email, ...words(), messageId }))
}
