import { sql } from 'kysely'
import type { Comment, CommentChange, NewComment } from '../../contract/comments.ts'
import type { Actor } from '../actor.ts'
import { notFound } from '../errors.ts'
import { attachedFiles, usableFiles } from '../files/attachments.ts'
import { changeIds } from '../id-list.ts'
import { editableBy, findNoteRow } from '../notes/notes.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../page.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import type { CommentRow } from '../store/tables.ts'
import { seesComment } from '../visibility.ts'

const commentsPerPage = 50
export type CommentRecord = Comment & { changeId: string }

const newestFirst: Order<CommentRow> = {
  name: 'newest',
  descending: true,
  keys: [{ column: sql.ref('comments.id'), read: (row) => row.id }],
}

const toComment = async (tx: ReadTx, actor: Actor, row: CommentRow): Promise<CommentRecord> => {
  const attachments = JSON.parse(row.attachments) as string[]
  return {
    id: row.id,
    body: row.body,
    isPrivate: row.isPrivate === 1,
    attachments,
    files: await attachedFiles(tx, actor, attachments),
    noteId: row.resourceId,
    author: row.authorId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    changeId: row.changeId,
  }
}

export const findCommentRow = async (tx: ReadTx, actor: Actor, id: string): Promise<CommentRow> => {
  const row = await tx.db
    .selectFrom('comments')
    .selectAll()
    .where('accountId', '=', actor.accountId)
    .where('id', '=', id)
    .where(seesComment(actor))
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
export const findComment = async (tx: ReadTx, actor: Actor, id: string) => toComment(tx, actor, await findCommentRow(tx, actor, id))

/** The comments on a note, newest first, and how many there are in all. */
export const listComments = async (tx: ReadTx, actor: Actor, noteId: string, at: PageAt) => {
  await findNoteRow(tx, actor, noteId)
  const clause = pageClause(newestFirst, at, commentsPerPage)
  const on = sql`comments."accountId" = ${actor.accountId} and comments."resourceKind" = 'notes' and comments."resourceId" = ${noteId}`
  const { rows } = await sql<CommentRow>`select comments.* from comments where ${on} and ${clause.after} ${clause.end}`.execute(tx.db)
  const total = await sql<{ count: number }>`select count(*) as count from comments where ${on}`.execute(tx.db)
  const page = cutPage(newestFirst, rows, commentsPerPage)
  const comments: CommentRecord[] = []
  for (const row of page.items) comments.push(await toComment(tx, actor, row))
  return { comments, count: Number(total.rows[0]?.count ?? 0), next: page.next }
}

const journalAs = (tx: WriteTx, verb: string, row: CommentRow) =>
  tx.describe({ action: `comment ${verb}`, resource: 'comments', resourceId: row.id, title: row.body.slice(0, 80) })

export const createComment = async (tx: WriteTx, actor: Actor, noteId: string, asked: NewComment) => {
  await findNoteRow(tx, actor, noteId)
  const attachments = changeIds([], asked.attachments, 'comment.attachments', true)
  await usableFiles(tx, actor, asked.attachments, [], 'comment.attachments')
  const row = await tx.insert(actor, 'comments', {
    resourceKind: 'notes',
    resourceId: noteId,
    body: asked.body,
    isPrivate: asked.isPrivate ? 1 : 0,
    attachments: JSON.stringify(attachments),
  })
  journalAs(tx, 'created', row)
  return row
}

export const updateComment = async (tx: WriteTx, actor: Actor, id: string, change: CommentChange) => {
  const row = await findCommentRow(tx, actor, id)
  editableBy(actor, row, 'comment')
  const before = JSON.parse(row.attachments) as string[]
  const attachments = changeIds(before, change.attachments, 'comment.attachments', false)
  await usableFiles(tx, actor, change.attachments, before, 'comment.attachments')
  const isPrivate = change.isPrivate === undefined ? row.isPrivate : change.isPrivate ? 1 : 0
  journalAs(tx, 'updated', await tx.update('comments', row, { body: change.body, isPrivate, attachments: JSON.stringify(attachments) }))
}

export const deleteComment = async (tx: WriteTx, actor: Actor, id: string) => {
  const row = await findCommentRow(tx, actor, id)
  editableBy(actor, row, 'comment')
  await tx.remove('comments', row)
  journalAs(tx, 'deleted', row)
}
