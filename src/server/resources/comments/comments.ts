import { sql } from 'kysely'
import * as wire from '../../../contract/notes/comments.ts'
import type { Actor } from '../../core/actor.ts'
import { unacceptable } from '../../core/errors.ts'
import { writtenText } from '../../core/html/written-text.ts'
import type { Route } from '../../core/http/call.ts'
import { onCreateIn, onDelete, onOne, onPage, onUpdate } from '../../core/http/on-record.ts'
import { addedIds } from '../../core/id-list.ts'
import { byColumns, type Order, type PageAt, readPage } from '../../core/lists/page.ts'
import { projectsSeen } from '../../core/rows/belonging.ts'
import { refuseCircle } from '../../core/rows/refuse-circle.ts'
import { createRow, findRow, rowWith, updateRow } from '../../core/rows/rows.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import { countOf, idsIn } from '../../core/store/many-rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { CommentRow, Row } from '../../core/store/tables.ts'
import { refusePrivate, seesPrivate } from '../../core/visibility/private.ts'
import { type Attached, attachedTo, changeAttachments } from '../files/attachments.ts'
import { privateIn } from '../project-access/project-people.ts'
import { revisionOf } from '../writeboards/find-writeboards.ts'
import { notifyOfWriting } from './notify-of-writing.ts'

const commentsPerPage = 50
type Resource = CommentRow['resourceKind']
/** The field with the id of the commented record. */
const resourceField = {
  notes: 'noteId',
  files: 'fileId',
  messages: 'messageId',
  milestones: 'milestoneId',
  writeboards: 'writeboardId',
  links: 'linkId',
  tasks: 'taskId',
} as const
type CommentRecord = wire.Comment & { changeId: string }

const newestFirst: Order<CommentRow> = { name: 'newest', descending: true, keys: byColumns('comments', 'id') }

/** Returns the numbers of the revisions that comments refer to, by their ids. */
const numbersOf = async (tx: ReadTx, { accountId }: Actor, rows: CommentRow[]) => {
  const ids = [...new Set(rows.flatMap(({ revisionId }) => revisionId ?? []))]
  if (!ids.length) return new Map<string | null, string>()
  const { rows: revisions } = await sql<{ id: string; number: number }>`select id, number from "writeboardRevisions"
    where "accountId" = ${accountId} and id in ${idsIn(tx, ids)}`.execute(tx.db)
  return new Map<string | null, string>(revisions.map(({ id, number }) => [id, String(number)]))
}

const toComment = (
  row: CommentRow,
  attached: Attached,
  isSeen: Awaited<ReturnType<typeof projectsSeen>>,
  revisionNumber: string | undefined,
): CommentRecord => ({
  ...stampsOf(row),
  body: row.body,
  ...(row.html ? { xHtml: row.html } : {}),
  isPrivate: row.isPrivate === 1,
  ...attached,
  [resourceField[row.resourceKind]]: row.resourceId,
  ...(isSeen(row.projectId) ? { projectId: row.projectId } : {}),
  ...(revisionNumber === undefined ? {} : { writeboardRevisionNumber: revisionNumber }),
})

const toComments = async (tx: ReadTx, actor: Actor, rows: CommentRow[]) => {
  const attachedOf = await attachedTo(tx, actor, rows)
  const projects = rows.map(({ projectId }) => projectId)
  const isSeen = await projectsSeen(tx, actor, projects)
  const numbers = await numbersOf(tx, actor, rows)
  return rows.map((row) => toComment(row, attachedOf(row), isSeen, numbers.get(row.revisionId)))
}

const findComment = async (tx: ReadTx, actor: Actor, id: string) => {
  const [comment] = await toComments(tx, actor, [await findRow(tx, actor, 'comments', id)])
  return comment as CommentRecord
}

/** Returns the visible comments on a record, newest first, and their total number. */
const listComments = async (tx: ReadTx, actor: Actor, resource: Resource, resourceId: string, at: PageAt) => {
  await findRow(tx, actor, resource, resourceId)
  const on = sql`comments."accountId" = ${actor.accountId} and comments."resourceKind" = ${resource}
    and comments."resourceId" = ${resourceId} and ${seesPrivate(actor, 'comments')}`
  const page = await readPage(
    tx,
    newestFirst,
    at,
    commentsPerPage,
    (after) => sql`select comments.* from comments where ${on} and ${after}`,
  )
  const count = await countOf(tx, sql`comments where ${on}`)
  return { comments: await toComments(tx, actor, page.items), count, next: page.next }
}

/** Returns the revision that a comment on a writeboard refers to. @throws 422 if it does not exist or the record is not a writeboard */
const revisionFor = async (tx: ReadTx, actor: Actor, resource: Resource, resourceId: string, number: string | undefined) => {
  if (number === undefined) return null
  const field = 'comment.writeboard-revision-number'
  if (resource !== 'writeboards') throw unacceptable(field, 'writeboard', 'Only a comment on a writeboard can refer to a revision.')
  const revision = await revisionOf(tx, actor, resourceId, Number(number))
  if (!revision) throw unacceptable(field, 'unknown', `The writeboard has no revision ${number}.`)
  return revision.id
}

const createComment = async (tx: WriteTx, actor: Actor, resource: Resource, on: Row<Resource>, asked: wire.NewComment) => {
  refusePrivate(actor, asked.isPrivate, 'comment.is-private')
  const revisionId = await revisionFor(tx, actor, resource, on.id, asked.writeboardRevisionNumber)
  const attachments = await changeAttachments(tx, actor, undefined, asked.attachments, 'comment.attachments')
  if (resource === 'files') await refuseCircle(tx, actor, on.id, asked.attachments ?? [], 'comment.attachments')
  // Everyone with access to the record may comment, even without access to the project of a file.
  const projectId = tx.definitions.projectOf(resource, on)
  const project = projectId ? await rowWith(tx, actor, 'projects', { id: projectId }) : undefined
  const isAmongColleagues = 'isPrivate' in on && on.isPrivate === 1
  const row = await createRow(tx, actor, 'comments', {
    resourceKind: resource,
    resourceId: on.id,
    projectId,
    revisionId,
    ...(await writtenText(asked, 'comment')),
    // Comments among colleagues stay so if the record is shown to clients later.
    isPrivate: isAmongColleagues && asked.isPrivate === undefined ? 1 : privateIn(actor, project, asked.isPrivate),
    attachments,
  })
  await notifyOfWriting(tx, actor, { resource: 'comments', row }, { resource, row: on })
  return row
}

const updateComment = async (tx: WriteTx, actor: Actor, row: CommentRow, change: wire.CommentChange) => {
  refusePrivate(actor, change.isPrivate, 'comment.is-private')
  const attachments = await changeAttachments(tx, actor, row.attachments, change.attachments, 'comment.attachments')
  if (row.resourceKind === 'files')
    await refuseCircle(tx, actor, row.resourceId, addedIds(row.attachments, change.attachments), 'comment.attachments')
  const isPrivate = change.isPrivate === undefined ? row.isPrivate : change.isPrivate ? 1 : 0
  await updateRow(tx, 'comments', row, { ...(await writtenText(change, 'comment', row)), isPrivate, attachments })
}

/** Returns the two routes for comments on one resource. */
const commentsOn = (resource: Resource, { list, create }: wire.CommentCalls): Route[] => [
  onPage(list, ({ tx, actor, params, page }) => listComments(tx, actor, resource, params.resourceId, page)),
  onCreateIn(create, 'comment', 'commentId', resource, (tx, actor, on, asked) => createComment(tx, actor, resource, on, asked)),
]

export const commentRoutes: Route[] = [
  ...commentsOn('notes', wire.noteComments),
  ...commentsOn('messages', wire.messageComments),
  ...commentsOn('milestones', wire.milestoneComments),
  ...commentsOn('writeboards', wire.writeboardComments),
  ...commentsOn('links', wire.linkComments),
  ...commentsOn('files', wire.fileComments),
  ...commentsOn('tasks', wire.taskComments),
  onOne(wire.getComment, 'comment', findComment),
  onUpdate(wire.updateComment, 'comments', 'comment', updateComment),
  onDelete(wire.deleteComment, 'comments'),
]
