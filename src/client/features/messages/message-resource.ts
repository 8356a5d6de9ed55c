import {
  createMessage,
  deleteMessage,
  getMessage,
  listMessages,
  listMessagesOfCategory,
  type Message,
  type MessageChange,
  type NewMessage,
  updateMessage,
} from '../../../contract/projects/messages.ts'
import { categoryField, type Fields, idsField, joinedField, optionalField, textField } from '../../kit/resource/fields.ts'
import type { ListData } from '../../kit/resource/list-page.ts'
import { updateRows } from '../../kit/resource/list-rows.ts'
import { privacyField } from '../../kit/resource/privacy-field.ts'
import { resource } from '../../kit/resource/resource.ts'
import { readAll } from '../../kit/resource/resource-events.ts'
import { htmlText } from '../../kit/rich-text/html-text.ts'
import { api, send } from '../../lib/api.ts'
import { compareIds } from '../../lib/compare-ids.ts'
import { registerEventHandler } from '../../lib/live/event-handlers.ts'

/** The messages of a project, or of one of its categories. */
export interface MessageSearch {
  readonly projectId: string
  readonly categoryId?: string | undefined
}

const fields: Fields<Message> = [
  textField('title', 'title'),
  joinedField<Message>({ label: 'text', keys: ['body'], text: ({ body }) => htmlText(body) }),
  categoryField('categoryId'),
  optionalField('milestoneId', 'milestone', ({ milestoneId }) => (milestoneId ? 'another milestone' : 'none')),
  privacyField<Message>('isPrivate'),
  joinedField<Message>({ label: 'pin', keys: ['pinned'], text: ({ pinned }) => (pinned ? 'Pinned' : 'Not pinned') }),
  idsField('subscribers'),
  idsField('attachments'),
]

/** The messages of projects: pinned ones first, then the newest. */
export const messageResource = resource<Message, MessageSearch, NewMessage & { projectId: string }, MessageChange>({
  name: 'messages',
  list: async ({ projectId, categoryId }, call) => {
    const { messages, continuedAt } = await (categoryId === undefined
      ? api(listMessages, { params: { projectId }, ...call })
      : api(listMessagesOfCategory, { params: { projectId, categoryId }, ...call }))
    return { rows: messages, continuedAt }
  },
  get: async (id, { signal }) => {
    const { reply, etag } = await send(getMessage, { params: { id }, signal })
    return { ...reply.message, etag }
  },
  create: async ({ projectId, ...message }, headers) => {
    const { reply, changeId } = await send(createMessage, { params: { projectId }, body: { message }, headers })
    return { id: reply.messageId, changeId }
  },
  update: (id, message, headers) => send(updateMessage, { params: { id }, body: { message }, headers }),
  remove: (id, headers) => send(deleteMessage, { params: { id }, headers }),
  fields,
  titleOf: ({ title }) => title,
  everything: { projectId: '' },
  isFiltered: () => false,
  // A message that has been made private is not for clients to read any longer.
  dropsGone: true,
})

/** Whether one message is listed before another: pinned first, then newest. */
const isBefore = (a: Message, b: Message): boolean => (a.pinned === b.pinned ? compareIds(a.id, b.id) > 0 : a.pinned)

// A new message appears at its place at once. The list holds what is being read in place.
registerEventHandler(async (client, events) => {
  const created = events.flatMap(({ resource: name, action, id }) => (name === 'messages' && action === 'created' ? [id] : []))
  if (created.length === 0) return
  const lists = client.getQueryCache().findAll({ queryKey: messageResource.keys.lists, type: 'active' })
  if (lists.length === 0) return
  const { fresh } = await readAll((id) => messageResource.read(id), created)
  for (const { queryKey, state } of lists) {
    const { projectId, categoryId } = queryKey[2] as MessageSearch
    if (!(state.data as ListData<Message> | undefined)) continue
    const fits = [...fresh].filter(([, row]) => row.projectId === projectId && (categoryId === undefined || row.categoryId === categoryId))
    await updateRows<Message>(client, queryKey, { fresh: new Map(fits), gone: new Set(), before: isBefore })
  }
})
