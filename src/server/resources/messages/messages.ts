import * as wire from '../../../contract/projects/messages.ts'
import type { Actor } from '../../core/actor.ts'
import { safeHtml } from '../../core/html/safe-html.ts'
import type { Route } from '../../core/http/call.ts'
import { onCreateIn, onDelete, onOne, onPage, onUpdate } from '../../core/http/on-record.ts'
import { changeIds, refuseUnknown } from '../../core/id-list.ts'
import { notifyInProject } from '../../core/notify.ts'
import { createRow, findRow, updateRow } from '../../core/rows/rows.ts'
import { seenName } from '../../core/rows/seen-name.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { ProjectRow, Row } from '../../core/store/tables.ts'
import { refusePrivate } from '../../core/visibility/private.ts'
import { categoryFor } from '../categories/categories.ts'
import { changeAttachments } from '../files/attachments.ts'
import { milestoneFor } from '../milestones/milestones.ts'
import { peopleWithAccess, privateIn } from '../project-access/project-people.ts'
import { findMessage, listMessages, listMessagesOfCategory } from './find-messages.ts'

type Parts = Pick<Row<'messages'>, 'body' | 'categoryId' | 'milestoneId' | 'isPrivate' | 'pinned' | 'subscribers' | 'attachments'>

/** Returns the subscribers of a new or changed message. New ones need access to the project, and to the message if it is private. Others stay while they have none. */
const changeSubscribers = async (
  tx: WriteTx,
  actor: Actor,
  project: ProjectRow,
  before: string[] | undefined,
  asked: wire.MessageChange,
  isPrivate: number,
) => {
  const subscribers = await changeIds(before, asked.subscribers, 'message.subscribers', seenName(tx, actor, 'users'))
  const added = subscribers.filter((id) => !before?.includes(id))
  if (!added.length) return subscribers
  const { all, clients } = await peopleWithAccess(tx, project)
  const isRefused = (id: string) => added.includes(id) && (!all.has(id) || (isPrivate && clients.has(id)))
  refuseUnknown(asked.subscribers, (id) => !isRefused(id), 'message.subscribers')
  return subscribers
}

/** Returns the parts of a new or changed message. All checks run here, before the first write. */
const changeParts = async (
  tx: WriteTx,
  actor: Actor,
  project: ProjectRow,
  before: Parts | undefined,
  asked: wire.MessageChange,
): Promise<Parts> => {
  refusePrivate(actor, asked.isPrivate, 'message.is-private')
  const of = { projectId: project.id, type: 'message' } as const
  const isPrivate = before ? Number(asked.isPrivate ?? before.isPrivate) : privateIn(actor, project, asked.isPrivate)
  return {
    body: asked.body === undefined ? (before?.body ?? '') : await safeHtml(asked.body, 'message.body'),
    categoryId: await categoryFor(tx, actor, of, asked.categoryId, 'message.category-id', before?.categoryId ?? null),
    milestoneId: await milestoneFor(tx, actor, project.id, asked.milestoneId, 'message.milestone-id', before?.milestoneId ?? null),
    isPrivate,
    pinned: Number(asked.pinned ?? before?.pinned ?? 0),
    subscribers: await changeSubscribers(tx, actor, project, before?.subscribers, asked, isPrivate),
    attachments: await changeAttachments(tx, actor, before?.attachments, asked.attachments, 'message.attachments'),
  }
}

const notify = (tx: WriteTx, actor: Actor, project: ProjectRow, { id }: Row<'messages'>, kind: string, userIds: string[]) =>
  notifyInProject(tx, actor, project, { userIds, kind, resource: 'messages', resourceId: id })

const createMessage = async (tx: WriteTx, actor: Actor, project: ProjectRow, asked: wire.NewMessage) => {
  const parts = await changeParts(tx, actor, project, undefined, asked)
  const row = await createRow(tx, actor, 'messages', { projectId: project.id, title: asked.title, editedAt: '', ...parts })
  await notify(tx, actor, project, row, 'message created', row.subscribers)
  return row
}

/** Changes a message. Only the subscribers that the update names are notified, and only where it changes something. */
const updateMessage = async (tx: WriteTx, actor: Actor, row: Row<'messages'>, change: wire.MessageChange) => {
  const project = await findRow(tx, actor, 'projects', row.projectId)
  const parts = await changeParts(tx, actor, project, row, change)
  const isEdited = parts.body !== row.body || (change.title !== undefined && change.title !== row.title)
  const next = await updateRow(tx, 'messages', row, { title: change.title, ...parts, ...(isEdited && { editedAt: tx.now }) })
  const named = next === row ? [] : next.subscribers.filter((subscriber) => change.subscribers?.includes(subscriber))
  await notify(tx, actor, project, next, 'message updated', named)
}

export const messageRoutes: Route[] = [
  onPage(wire.listMessages, ({ tx, actor, params, page }) => listMessages(tx, actor, params.projectId, page)),
  onPage(wire.listMessagesOfCategory, ({ tx, actor, params, page }) =>
    listMessagesOfCategory(tx, actor, params.projectId, params.categoryId, page),
  ),
  onOne(wire.getMessage, 'message', findMessage),
  onCreateIn(wire.createMessage, 'message', 'messageId', 'projects', createMessage),
  onUpdate(wire.updateMessage, 'messages', 'message', updateMessage),
  onDelete(wire.deleteMessage, 'messages'),
]
