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

type Kind = 'notes' | 'files' | 'messages' | 'milestones' | 'writeboards' | 'links' | 'tasks'
/** A record that has comments. */
export type Commentable = RecordRef<Kind>

const kinds: Record<Kind, { calls: CommentCalls; idField: keyof Comment }> = {
  notes: { calls: noteComments, idField: 'noteId' },
  files: { calls: fileComments, idField: 'fileId' },
  messages: { calls: messageComments, idField: 'messageId' },
  milestones: { calls: milestoneComments, idField: 'milestoneId' },
  writeboards: { calls: writeboardComments, idField: 'writeboardId' },
  links: { calls: linkComments, idField: 'linkId' },
  tasks: { calls: taskComments, idField: 'taskId' },
}

/** The comments on any record that takes comments. */
export const commentResource = postResource<Comment, Commentable, NewComment>({
  name: 'comments',
  noun: 'comment',
  list: async ({ resource, id }, call) => {
    const { comments, continuedAt, count } = await api(kinds[resource].calls.list, { params: { resourceId: id }, ...call })
    return { rows: comments, continuedAt, total: count }
  },
  get: async (id) => {
    const { reply, etag } = await send(getComment, { params: { id } })
    return { ...reply.comment, etag }
  },
  create: async ({ resource, id }, comment, headers) => {
    const { reply, changeId } = await send(kinds[resource].calls.create, { params: { resourceId: id }, body: { comment }, headers })
    return { id: reply.commentId, changeId }
  },
  update: (id, comment, headers) => send(updateComment, { params: { id }, body: { comment }, headers }),
  remove: (id) => send(deleteComment, { params: { id } }),
  dateOf: ({ createdAt }) => createdAt,
  belongsTo: (comment, { resource, id }) => comment[kinds[resource].idField] === id,
})
