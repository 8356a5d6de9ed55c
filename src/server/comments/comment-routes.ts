import * as wire from '../../contract/comments.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current } from '../kinds/find.ts'
import type { CommentRow } from '../store/rows/notes.ts'
import { createComment, deleteComment, findComment, listComments, updateComment } from './comments.ts'

/** The two routes of the comments on one kind of record. */
const commentsOn = (resource: CommentRow['resourceKind'], { list, create }: wire.CommentCalls): Route[] => [
  onRead(list, async ({ tx, actor, params, page, continued }) => {
    const { comments, count, next } = await listComments(tx, actor, resource, params.resourceId, page)
    return { count, comments, continuedAt: continued(next) }
  }),
  onWrite(create, async ({ tx, actor, params, body }) => ({
    commentId: (await createComment(tx, actor, resource, params.resourceId, body.comment)).id,
  })),
]

export const commentRoutes: Route[] = [
  ...commentsOn('notes', wire.noteComments),
  ...commentsOn('messages', wire.messageComments),
  ...commentsOn('milestones', wire.milestoneComments),
  ...commentsOn('writeboards', wire.writeboardComments),
  ...commentsOn('links', wire.linkComments),
  ...commentsOn('files', wire.fileComments),
  ...commentsOn('tasks', wire.taskComments),
  onRead(wire.getComment, async ({ tx, actor, params, etag }) => {
    const comment = await findComment(tx, actor, params.id)
    etag(comment.changeId)
    return { comment }
  }),
  onWrite(wire.updateComment, ({ tx, actor, params, body }) => updateComment(tx, actor, params.id, body.comment), current('comments')),
  onWrite(wire.deleteComment, ({ tx, actor, params }) => deleteComment(tx, actor, params.id), current('comments')),
]
