import { actorFor } from '../actor.ts'
import { commentedOn, projectOf, titlesOf } from '../resources/belonging.ts'
import { definitionOf, definitions } from '../resources/definitions.ts'
import { rowWith, seenRow } from '../resources/rows.ts'
import type { ReadTx } from '../store/store.ts'
import type { AnyRow, OutboxRow } from '../store/tables.ts'
import { invitationWords, invited } from './invitation-words.ts'
import { mailText } from './mail-text.ts'
import type { Mail } from './mailer.ts'

const readerOf = async (tx: ReadTx, { accountId, userId }: OutboxRow) => {
  const user = await rowWith(tx, { accountId }, 'users', { id: userId, active: 1 })
  return user && { actor: actorFor(user), email: user.email }
}

/** A notification with the row that it is about. */
type Note = OutboxRow & { row: AnyRow }

/**
 * Returns functions that write the text of notifications, by their ids. They can run after the transaction. The number of statements does
 * not depend on the number of notifications.
 */
export const mailTexts = async (tx: ReadTx, accountId: string, notes: Note[], appUrl: string) => {
  const projectNamed = ({ resource, row }: Note) => ({ resource: 'projects' as const, resourceId: projectOf(resource, row) })
  const authorNamed = ({ authorId }: Note) => ({ resource: 'users' as const, resourceId: authorId })
  const named = notes.flatMap((note) => [projectNamed(note), authorNamed(note), commentedOn(note.resource, note.row) ?? []].flat())
  const titleOf = await titlesOf(tx, accountId, named)
  const account = await tx.db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()
  const words = notes.map((note) => {
    const { row } = note
    const [project, author] = [titleOf(projectNamed(note)), titleOf(authorNamed(note))]
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
  const row = await seenRow(tx, reader.actor, table, resourceId)
  if (!row) return undefined
  const words = (await mailTexts(tx, accountId, [{ ...note, row }], appUrl)).get(note.id)
  const messageId = `<notification-${accountId}-${note.id}@${new URL(appUrl).hostname}>`
  return words && (() => ({ to: reader.email, ...words(), messageId }))
}
