import * as z from 'zod/mini'
import { attached, attaching } from '../notes/file-record.ts'
import { endpoint } from '../wire/endpoint.ts'
import { creates, pageOf, projectLists, stamps } from '../wire/records.ts'
import { count, filledLine, flag, id, idChange, idOrNone, listOf, longText, text } from '../wire/values.ts'
import { bodyObject, wireObject } from '../wire/wire.ts'

/** A message in a project; `body` is safe HTML, `files` are the files whose ids are in `attachments`. */
export const message = wireObject({
  id,
  projectId: id,
  title: text,
  body: text,
  categoryId: z.optional(id),
  milestoneId: z.optional(id),
  isPrivate: flag,
  pinned: flag,
  subscribers: z.array(id),
  ...attached,
  commentsCount: z.optional(count),
  /** When the title or the text was last changed. */
  editedAt: z.optional(text),
  ...stamps,
})
export type Message = z.output<typeof message>

const changeable = {
  title: z.optional(filledLine()),
  body: z.optional(longText),
  categoryId: z.optional(idOrNone),
  milestoneId: z.optional(idOrNone),
  isPrivate: z.optional(flag),
  pinned: z.optional(flag),
  subscribers: z.optional(listOf(idChange)),
  ...attaching,
}
const messageChange = bodyObject(changeable)
const newMessage = bodyObject({ ...changeable, title: filledLine() })
export type MessageChange = z.output<typeof messageChange>
export type NewMessage = z.output<typeof newMessage>

/** Pinned first, then newest; 25 a page. */
export const { all: listMessages, ofCategory: listMessagesOfCategory } = projectLists('messages', pageOf({ messages: z.array(message) }))
export const getMessage = endpoint('GET', '/messages/:id', { access: 'signed-in', versioned: true, reply: { message } })
/** Notifies the subscribers. */
export const createMessage = creates('/projects/:projectId/messages', { message: newMessage }, 'messageId', 'signed-in')
/** Notifies the subscribers that it names. */
export const updateMessage = endpoint('PUT', '/messages/:id', { access: 'signed-in', body: { message: messageChange } })
export const deleteMessage = endpoint('DELETE', '/messages/:id', { access: 'signed-in' })
