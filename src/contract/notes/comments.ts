import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { creates, pageOf, stamps } from '../wire/records.ts'
import { count, flag, id, longText, text, written } from '../wire/values.ts'
import { bodyObject, wireObject } from '../wire/wire.ts'
import { attached, attaching } from './file-record.ts'

/** A comment on a record; `files` are the files whose ids are in `attachments`. */
export const comment = wireObject({
  id,
  body: text,
  xHtml: z.optional(text),
  isPrivate: flag,
  ...attached,
  noteId: z.optional(id),
  fileId: z.optional(id),
  messageId: z.optional(id),
  milestoneId: z.optional(id),
  writeboardId: z.optional(id),
  linkId: z.optional(id),
  /** The project of the commented record. */
  projectId: z.optional(id),
  writeboardRevisionNumber: z.optional(text),
  taskId: z.optional(id),
  ...stamps,
})
export type Comment = z.output<typeof comment>

const filled = longText.check(z.refine((value) => value.trim() !== '', { error: 'A comment needs some text.' }))
const changeable = { xHtml: z.optional(longText), isPrivate: z.optional(flag), ...attaching }
const revisionNumber = written('[1-9][0-9]{0,8}', '2', 'A revision number must be a whole number of 1 or more.')
/** `writeboardRevisionNumber` applies to writeboards only. */
const newComment = bodyObject({ ...changeable, body: filled, writeboardRevisionNumber: z.optional(revisionNumber) })
const commentChange = bodyObject({ ...changeable, body: z.optional(filled) })
export type NewComment = z.output<typeof newComment>
export type CommentChange = z.output<typeof commentChange>

/** The comment endpoints of one resource; `count` is the total, a JSON integer. */
export const commentsOn = <Resource extends string>(resource: Resource) => ({
  list: endpoint('GET', `/${resource}/:resourceId/comments/:page?`, {
    paged: 'path',
    access: 'signed-in',
    reply: pageOf({ count, comments: z.array(comment) }),
  }),
  create: creates(`/${resource}/:resourceId/comments`, { comment: newComment }, 'commentId', 'signed-in'),
})
export type CommentCalls<Resource extends string = string> = ReturnType<typeof commentsOn<Resource>>
export const noteComments = commentsOn('notes')
export const fileComments = commentsOn('files')
export const messageComments = commentsOn('messages')
export const milestoneComments = commentsOn('milestones')
export const writeboardComments = commentsOn('writeboards')
export const linkComments = commentsOn('links')
export const taskComments = commentsOn('tasks')
export const getComment = endpoint('GET', '/comments/:id', { access: 'signed-in', versioned: true, reply: { comment } })
export const updateComment = endpoint('PUT', '/comments/:id', { access: 'signed-in', body: { comment: commentChange } })
export const deleteComment = endpoint('DELETE', '/comments/:id', { access: 'signed-in' })
