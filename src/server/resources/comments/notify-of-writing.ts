import type { Actor } from '../../core/actor.ts'
import { actorFor } from '../../core/actor.ts'
import { notifyInProject, notifyUsers } from '../../core/notify.ts'
import { rowsWith, rowWith, seenIds } from '../../core/rows/rows.ts'
import { cellsOf } from '../../core/store/definitions/definitions.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { AnyRow, CommentRow, NoteRow, TableName, UserRow } from '../../core/store/tables.ts'
import { mentionedIn } from './mentions.ts'

/** A new comment or note. */
type Written = { resource: 'comments'; row: CommentRow } | { resource: 'notes'; row: NoteRow }
interface On {
  resource: TableName
  row: AnyRow
}

/** Returns the people whom a record names: those who are responsible for it or subscribed to it. */
const followersOf = ({ definitions }: WriteTx, { resource, row }: On) => {
  const single = definitions.linkColumns(resource).map(([column, target]) => [target, cellsOf(row)[column]] as const)
  return [...single, ...definitions.listedBy(resource, row)].flatMap(([target, id]) => (target === 'users' && id ? [id] : []))
}

/** Returns the authors of the comments or notes on a record. */
const writersOn = async (tx: WriteTx, { accountId }: Actor, written: Written['resource'], on: On) => {
  const [kind, id] = written === 'comments' ? (['resourceKind', 'resourceId'] as const) : (['ownerKind', 'ownerId'] as const)
  const rows = await tx.db
    .selectFrom(written)
    .select('authorId')
    .distinct()
    .where('accountId', '=', accountId)
    .where(kind as never, '=', on.resource as never)
    .where(id as never, '=', on.row.id as never)
    .execute()
  return rows.map(({ authorId }) => authorId)
}

/** Returns the record that a note is on, whose responsible person a comment on the note concerns too. */
const recordOfNote = async (tx: WriteTx, actor: Actor, { resource, row }: On): Promise<On | undefined> => {
  if (resource !== 'notes') return undefined
  const { ownerKind, ownerId } = row as NoteRow
  const owner = await rowWith(tx, actor, ownerKind, { id: ownerId })
  return owner && { resource: ownerKind, row: owner }
}

const readersOf = async (tx: WriteTx, actor: Actor, { resource, row }: Written, on: On) => {
  const people = row.body.includes('@') ? await rowsWith(tx, actor, 'users', { active: 1 }) : []
  const mentioned = mentionedIn(row.body, people)
  // Many notes on a contact are records of calls, which concern nobody but those who are named.
  if (on.resource === 'contacts') return mentioned
  const above = await recordOfNote(tx, actor, on)
  const writers = await writersOn(tx, actor, resource, on)
  return [...mentioned, on.row.authorId, ...writers, ...followersOf(tx, on), ...(above ? followersOf(tx, above) : [])]
}

/**
 * Notifies those who wrote on a record, subscribed to it, are responsible for it, or are mentioned, of a new comment or note on it, if they see
 * it.
 */
export const notifyOfWriting = async (tx: WriteTx, actor: Actor, written: Written, on: On) => {
  const ids = new Set(await readersOf(tx, actor, written, on))
  ids.delete(actor.userId)
  if (!ids.size) return
  const { resource, row } = written
  const projectId = resource === 'comments' ? row.projectId : null
  const seesIt = async (user: UserRow) =>
    (projectId !== null && user.role !== 'client') || (await seenIds(tx, actorFor(user), resource, [row.id])).has(row.id)
  const userIds: string[] = []
  for (const user of await rowsWith(tx, actor, 'users', { id: [...ids], active: 1 })) if (await seesIt(user)) userIds.push(user.id)
  const about = { userIds, kind: `${tx.definitions.of(resource).noun} created`, resource, resourceId: row.id }
  const project = projectId === null ? undefined : await rowWith(tx, actor, 'projects', { id: projectId })
  await (project ? notifyInProject(tx, actor, project, about) : notifyUsers(tx, actor, { ...about, mailed: true }))
}
