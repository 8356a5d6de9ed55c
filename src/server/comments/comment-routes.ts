import * as wire from '../../contract/notes/comments.ts'
import type { Route } from '../http/call.ts'
import { onCreateIn, onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import type { CommentRow } from '../store/rows/notes.ts'
import { createComment, deleteComment, findComment, listComments, updateComment } from './comments.ts'

/** Returns the two routes for comments on one resource. */
const commentsOn = (resource: CommentRow['resourceKind'], { list, create }: wire.CommentCalls): Route[] => [
  onPage(list, ({ tx, actor, params, page }) => listComments(tx, actor, resource, params.resourceId, page)),
  onCreateIn(create, 'comment', 'commentId', resource, (tx, actor, id, asked) => createComment(tx, actor, resource, id, asked)),
]

export const commentRoutes: Route[] = [
  ...commentsOn('notes', wire.noteComments),
  ...commentsOn('messages', wire.messageComments),
  ...commentsOn('milestones', wire.milestoneComments),
  ...commentsOn('writeboards', wire.writeboardComments),
  ...commentsOn('links', wire.linkComments),
  ...commentsOn('files', wire.fileComments),
  ...commentsOn('tasks', wire.taskComments),
  onOne(wire.getComment, 'comment', findComment),
  onUpdate(wire.updateComment, 'comments', 'comment', updateComment),
  onDelete(wire.deleteComment, 'comments', deleteComment),
]
