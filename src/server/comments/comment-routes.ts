import * as wire from '../../contract/comments.ts'
import type { Route } from '../call.ts'
import { onRead, onWrite } from '../on.ts'
import { createComment, deleteComment, findComment, findCommentRow, listComments, updateComment } from './comments.ts'

export const commentRoutes: Route[] = [
  onRead(wire.noteComments.list, async ({ tx, actor, params, page, continued }) => {
    const { comments, count, next } = await listComments(tx, actor, params.resourceId, page)
    return { count, comments, continuedAt: continued(next) }
  }),
  onWrite(wire.noteComments.create, async ({ tx, actor, params, body }) => ({
    commentId: (await createComment(tx, actor, params.resourceId, body.comment)).id,
  })),
  onRead(wire.getComment, async ({ tx, actor, params, etag }) => {
    const comment = await findComment(tx, actor, params.id)
    etag(comment.changeId)
    return { comment }
  }),
  onWrite(wire.updateComment, ({ tx, actor, params, body }) => updateComment(tx, actor, params.id, body.comment), {
    current: ({ tx, actor, params }) => findCommentRow(tx, actor, params.id),
  }),
  onWrite(wire.deleteComment, ({ tx, actor, params }) => deleteComment(tx, actor, params.id)),
]
