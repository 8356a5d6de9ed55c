import * as wire from '../../contract/projects/messages.ts'
import type { Route } from '../http/call.ts'
import { onCreateIn, onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import { findMessage, listMessages, listMessagesOfCategory } from './find-messages.ts'
import { createMessage, deleteMessage, updateMessage } from './messages.ts'

export const messageRoutes: Route[] = [
  onPage(wire.listMessages, ({ tx, actor, params, page }) => listMessages(tx, actor, params.projectId, page)),
  onPage(wire.listMessagesOfCategory, ({ tx, actor, params, page }) =>
    listMessagesOfCategory(tx, actor, params.projectId, params.categoryId, page),
  ),
  onOne(wire.getMessage, 'message', findMessage),
  onCreateIn(wire.createMessage, 'message', 'messageId', 'projects', createMessage),
  onUpdate(wire.updateMessage, 'messages', 'message', updateMessage),
  onDelete(wire.deleteMessage, 'messages', deleteMessage),
]
