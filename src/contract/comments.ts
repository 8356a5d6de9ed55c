import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { file } from './file-record.ts'
import { count, flag, id, idChange, listOf, longText, text } from './values.ts'
import { bodyObject, wireObject } from './wire.ts'

/** A comment on something; `files` are what the ids in `attachments` stand for. */
export const comment = wireObject({
  id,
  body: text,
  isPrivate: flag,
  attachments: z.array(id),
  files: z.optional(z.array(file)),
  noteId: z.optional(id),
  fileId: z.optional(id),
  author: id,
  createdAt: text,
  updatedAt: text,
})
export type Comment = z.output<typeof comment>

const filled = longText.check(z.refine((value) => value.trim() !== '', { error: 'A comment needs some text.' }))
const changeable = { isPrivate: z.optional(flag), attachments: z.optional(listOf(idChange)) }
const newComment = bodyObject({ ...changeable, body: filled })
const commentChange = bodyObject({ ...changeable, body: z.optional(filled) })
export type NewComment = z.output<typeof newComment>
export type CommentChange = z.output<typeof commentChange>

/** The two calls on the comments of one kind of thing; `count` is the total, a JSON integer. */
export const commentsOn = <Resource extends string>(resource: Resource) => ({
  list: endpoint('GET', `/${resource}/:resourceId/comments/:page?`, {
    paged: 'path',
    access: 'signed-in',
    reply: wireObject({ count, continuedAt: z.optional(text), comments: z.array(comment) }),
  }),
  create: endpoint('POST', `/${resource}/:resourceId/comments`, {
    access: 'signed-in',
    body: bodyObject({ comment: newComment }),
    reply: wireObject({ commentId: id }),
  }),
})
export type CommentCalls<Resource extends string = string> = ReturnType<typeof commentsOn<Resource>>
export const noteComments = commentsOn('notes')
export const fileComments = commentsOn('files')
export const getComment = endpoint('GET', '/comments/:id', { access: 'signed-in', reply: wireObject({ comment }) })
export const updateComment = endpoint('PUT', '/comments/:id', { access: 'signed-in', body: bodyObject({ comment: commentChange }) })
export const deleteComment = endpoint('DELETE', '/comments/:id', { access: 'signed-in' })
