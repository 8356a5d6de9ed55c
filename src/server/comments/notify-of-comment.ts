import type { Actor } from '../actor.ts'
import { notifyInProject } from '../outbox/notify.ts'
import { peopleWithAccess } from '../projects/project-people.ts'
import type { WriteTx } from '../store/store.ts'
import type { CommentRow, ProjectRow, Row } from '../store/tables.ts'

/** Notifies the author of a message, its subscribers and everybody who has commented on it of a new comment, if they see it. */
export const notifyOfComment = async (tx: WriteTx, actor: Actor, project: ProjectRow, message: Row<'messages'>, comment: CommentRow) => {
  const comments = tx.db.selectFrom('comments').select('authorId').distinct().where('accountId', '=', actor.accountId)
  const written = await comments.where('resourceKind', '=', 'messages').where('resourceId', '=', message.id).execute()
  const followers = new Set([
    message.authorId,
    ...(JSON.parse(message.subscribers) as string[]),
    ...written.map(({ authorId }) => authorId),
  ])
  followers.delete(actor.userId)
  if (!followers.size) return
  const { all, clients } = await peopleWithAccess(tx, project)
  const isHidden = message.isPrivate || comment.isPrivate
  const userIds = [...followers].filter((id) => all.has(id) && !(isHidden && clients.has(id)))
  await notifyInProject(tx, actor, project, { userIds, kind: 'comment created', resource: 'comments', resourceId: comment.id })
}
