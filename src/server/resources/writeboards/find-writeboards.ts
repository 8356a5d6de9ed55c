import { type RawBuilder, sql } from 'kysely'
import type { Writeboard } from '../../../contract/projects/writeboards.ts'
import type { WriteboardRevision } from '../../../contract/x/projects/writeboards.ts'
import type { Actor } from '../../core/actor.ts'
import { byColumns, type Order, type PageAt, readPage } from '../../core/lists/page.ts'
import { findRow, found, rowWith } from '../../core/rows/rows.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import { countOf } from '../../core/store/many-rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { Row } from '../../core/store/tables.ts'
import { commentsCount } from '../../core/visibility/comments-count.ts'
import { seesPrivate } from '../../core/visibility/private.ts'

const writeboardsPerPage = 25
type ReadWriteboard = Row<'writeboards'> & { commentsCount: number }
export type WriteboardRecord = Writeboard & { changeId: string }

const newestFirst: Order<ReadWriteboard> = { name: 'newest', descending: true, keys: byColumns('writeboards', 'id') }

const visibleWriteboards = (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>) =>
  sql`writeboards where writeboards."accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, 'writeboards')} and ${where}`
const selectWriteboards = (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>) => sql<ReadWriteboard>`
  select writeboards.*, ${commentsCount(actor, 'writeboards')} as "commentsCount" from ${visibleWriteboards(tx, actor, where)}`

/** Counts the visible comments on each revision of a query. */
const commentsOnRevision = (actor: Actor) => sql<number>`(select count(*) from comments c where c."accountId" = ${actor.accountId}
  and c."revisionId" = ${sql.ref('writeboardRevisions.id')} and ${seesPrivate(actor, 'c')})`

const toWriteboards = async (tx: ReadTx, actor: Actor, rows: ReadWriteboard[]): Promise<WriteboardRecord[]> => {
  if (!rows.length) return []
  const ids = rows.map(({ id }) => id)
  const revisions = await tx.db
    .selectFrom('writeboardRevisions')
    .select(['id', 'writeboardId', 'number', 'authorId', 'createdAt', commentsOnRevision(actor).as('commentsCount')])
    .where('accountId', '=', actor.accountId)
    .where('writeboardId', 'in', ids)
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => ({
    ...stampsOf(row),
    projectId: row.projectId,
    title: row.title,
    ...(row.categoryId ? { categoryId: row.categoryId } : {}),
    ...(row.isPrivate ? { xIsPrivate: true } : {}),
    revisions: revisions
      .filter(({ writeboardId }) => writeboardId === row.id)
      .map(({ id, number, authorId, createdAt, commentsCount }) => ({
        id,
        revisionNumber: String(number),
        author: authorId,
        createdAt,
        commentsCount: Number(commentsCount),
      })),
    commentsCount: Number(row.commentsCount),
  }))
}

/** Returns a revision of a writeboard by its number. */
export const revisionOf = (tx: ReadTx, actor: Actor, writeboardId: string, number: number) =>
  rowWith(tx, actor, 'writeboardRevisions', { writeboardId, number })

/** Returns a writeboard with the text of its newest revision. */
export const findWriteboard = async (tx: ReadTx, actor: Actor, id: string): Promise<WriteboardRecord> => {
  const { rows } = await selectWriteboards(tx, actor, sql`writeboards.id = ${id}`).execute(tx.db)
  const [writeboard] = await toWriteboards(tx, actor, rows)
  const newest = await revisionOf(tx, actor, id, rows[0]?.revision ?? 0)
  return { ...found(writeboard), body: newest?.body ?? '', ...(newest?.html ? { xHtml: newest.html } : {}) }
}

/** Returns the writeboards of a project, newest first. */
export const listWriteboards = async (
  tx: ReadTx,
  actor: Actor,
  projectId: string,
  { xCount }: { xCount?: boolean | undefined },
  at: PageAt,
) => {
  await findRow(tx, actor, 'projects', projectId)
  const where = sql`writeboards."projectId" = ${projectId}`
  const page = await readPage(tx, newestFirst, at, writeboardsPerPage, (after) => selectWriteboards(tx, actor, sql`${where} and ${after}`))
  const total = xCount ? await countOf(tx, visibleWriteboards(tx, actor, where)) : undefined
  return { writeboards: await toWriteboards(tx, actor, page.items), next: page.next, total }
}

export const findRevision = async (tx: ReadTx, actor: Actor, writeboardId: string, number: number): Promise<WriteboardRevision> => {
  await findRow(tx, actor, 'writeboards', writeboardId)
  const row = await revisionOf(tx, actor, writeboardId, number)
  const { id, body, html, authorId: author, createdAt } = found(row)
  return { id, writeboardId, revisionNumber: String(number), body, ...(html ? { xHtml: html } : {}), author, createdAt }
}
