import { type RawBuilder, sql } from 'kysely'
import type { Message } from '../../../contract/projects/messages.ts'
import type { Actor } from '../../core/actor.ts'
import { notFound } from '../../core/errors.ts'
import { byColumns, type Order, type PageAt, readPage } from '../../core/lists/page.ts'
import { findRow, found } from '../../core/rows/rows.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { Row } from '../../core/store/tables.ts'
import { commentsCount } from '../../core/visibility/comments-count.ts'
import { type Attached, attachedTo } from '../files/attachments.ts'

const messagesPerPage = 25
type ReadMessage = Row<'messages'> & { commentsCount: number }
type MessageRecord = Message & { changeId: string }

const pinnedFirst: Order<ReadMessage> = {
  name: 'pinned',
  descending: true,
  keys: [
    { column: sql.ref('messages.pinned'), read: (row) => String(row.pinned), fits: (value) => /^[01]$/.test(value) },
    ...byColumns<ReadMessage>('messages', 'id'),
  ],
}

const selectMessages = (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>) => sql<ReadMessage>`
  select messages.*, ${commentsCount(actor, 'messages')} as "commentsCount" from messages
  where messages."accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, 'messages')} and ${where}`

const toMessage = (row: ReadMessage, attached: Attached): MessageRecord => ({
  ...stampsOf(row),
  projectId: row.projectId,
  title: row.title,
  body: row.body,
  ...(row.categoryId ? { categoryId: row.categoryId } : {}),
  ...(row.milestoneId ? { milestoneId: row.milestoneId } : {}),
  isPrivate: row.isPrivate === 1,
  pinned: row.pinned === 1,
  subscribers: row.subscribers,
  ...attached,
  commentsCount: Number(row.commentsCount),
  ...(row.editedAt ? { editedAt: row.editedAt } : {}),
})
const toMessages = async (tx: ReadTx, actor: Actor, rows: ReadMessage[]) => {
  const attachedOf = await attachedTo(tx, actor, rows)
  return rows.map((row) => toMessage(row, attachedOf(row)))
}

export const findMessage = async (tx: ReadTx, actor: Actor, id: string) => {
  const { rows } = await selectMessages(tx, actor, sql`messages.id = ${id}`).execute(tx.db)
  const [message] = await toMessages(tx, actor, rows)
  return found(message)
}

const pageOfMessages = async (tx: ReadTx, actor: Actor, column: 'projectId' | 'categoryId', id: string, at: PageAt) => {
  const where = sql`${sql.ref(`messages.${column}`)} = ${id}`
  const page = await readPage(tx, pinnedFirst, at, messagesPerPage, (after) => selectMessages(tx, actor, sql`${where} and ${after}`))
  return { messages: await toMessages(tx, actor, page.items), next: page.next }
}

/** Returns the messages of a project: pinned ones first, then the newest. */
export const listMessages = async (tx: ReadTx, actor: Actor, projectId: string, at: PageAt) => {
  await findRow(tx, actor, 'projects', projectId)
  return pageOfMessages(tx, actor, 'projectId', projectId, at)
}

/** Returns the messages of one category. @throws 404 if it is not a message category of the project */
export const listMessagesOfCategory = async (tx: ReadTx, actor: Actor, projectId: string, categoryId: string, at: PageAt) => {
  const category = await findRow(tx, actor, 'categories', categoryId)
  if (category.projectId !== projectId || category.type !== 'message') throw notFound()
  return pageOfMessages(tx, actor, 'categoryId', categoryId, at)
}
