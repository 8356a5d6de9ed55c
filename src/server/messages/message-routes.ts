import * as wire from '../../contract/messages.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current } from '../kinds/find.ts'
import { findMessage, listMessages, listMessagesOfCategory } from './find-messages.ts'
import { createMessage, deleteMessage, updateMessage } from './messages.ts'

export const messageRoutes: Route[] = [
  onRead(wire.listMessages, async ({ tx, actor, params, page, continued }) => {
    const { messages, next } = await listMessages(tx, actor, params.projectId, page)
    return { messages, continuedAt: continued(next) }
  }),
  onRead(wire.listMessagesOfCategory, async ({ tx, actor, params, page, continued }) => {
    const { messages, next } = await listMessagesOfCategory(tx, actor, params.projectId, params.categoryId, page)
    return { messages, continuedAt: continued(next) }
  }),
  onRead(wire.getMessage, async ({ tx, actor, params, etag }) => {
    const message = await findMessage(tx, actor, params.id)
    etag(message.changeId)
    return { message }
  }),
  onWrite(wire.createMessage, async ({ tx, actor, params, body }) => ({
    messageId: (await createMessage(tx, actor, params.projectId, body.message)).id,
  })),
  onWrite(wire.updateMessage, ({ tx, actor, params, body }) => updateMessage(tx, actor, params.id, body.message), current('messages')),
  onWrite(wire.deleteMessage, ({ tx, actor, params }) => deleteMessage(tx, actor, params.id), current('messages')),
]
