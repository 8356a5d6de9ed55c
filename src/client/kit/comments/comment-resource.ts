import {
  type Comment,
  type CommentCalls,
  deleteComment,
  fileComments,
  getComment,
  linkComments,
  messageComments,
  milestoneComments,
  type NewComment,
  noteComments,
  taskComments,
  updateComment,
  writeboardComments,
} from '../../../contract/notes/comments.ts'
import { api, send } from '../../lib/api.ts'
import { postResource, type RecordRef } from '../posts/post-resource.ts'

const calls = {
  notes: noteComments,
  files: fileComments,
  messages: messageComments,
  milestones: milestoneComments,
  writeboards: writeboardComments,
  links: linkComments,
  tasks: taskComments,
}

/** A record that has comments. */
export type Commentable = RecordRef<keyof typeof calls>

const callsOn = ({ resource }: Commentable): CommentCalls => calls[resource]

const ownerOf = (comment: Comment): Commentable | undefined => {
  const ids: Record<Commentable['resource'], string | undefined> = {
    notes: comment.noteId,
    files: comment.fileId,
    messages: comment.messageId,
    milestones: comment.milestoneId,
    writeboards: comment.writeboardId,
    links: comment.linkId,
    tasks: comment.taskId,
  }
  for (const resource of Object.keys(calls) as Commentable['resource'][]) {
    const id = ids[resource]
    if (id) return { resource, id }
  }
  return undefined
}

/** The comments on any record that takes comments. */
export const commentResource = postResource<Comment, Commentable, NewComment>({
  name: 'comments',
  noun: 'comment',
  list: async (on, call) => {
    const { comments, continuedAt, count } = await api(callsOn(on).list, { params: { resourceId: on.id }, ...call })
    return { rows: comments, continuedAt, total: count }
  },
  get: async (id) => {
    const { reply, etag } = await send(getComment, { params: { id } })
    return { ...reply.comment, etag }
  },
  create: async (on, comment, headers) => {
    const { reply, changeId } = await send(callsOn(on).create, { params: { resourceId: on.id }, body: { comment }, headers })
    return { id: reply.commentId, changeId }
  },
  update: (id, comment, headers) => send(updateComment, { params: { id }, body: { comment }, headers }),
  remove: (id) => send(deleteComment, { params: { id } }),
  dateOf: ({ createdAt }) => createdAt,
  ownerOf,
})
