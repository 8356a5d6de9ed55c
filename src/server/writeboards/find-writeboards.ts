import { type RawBuilder, sql } from 'kysely'
import type { Writeboard } from '../../contract/projects/writeboards.ts'
import type { WriteboardRevision } from '../../contract/x/projects/writeboards.ts'
import type { Actor } from '../actor.ts'
import { commentsCount } from '../comments/comments-count.ts'
import { seesPrivate } from '../comments/private.ts'
import { notFound } from '../errors.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../lists/page.ts'
import { sees } from '../resources/definitions.ts'
import { findRow } from '../resources/find.ts'
import type { ReadTx } from '../store/store.ts'
import type { Row } from '../store/tables.ts'

const writeboardsPerPage = 25
type ReadWriteboard = Row<'writeboards'> & { commentsCount: number }
export type WriteboardRecord = Writeboard & { changeId: string }

const newestFirst: Order<ReadWriteboard> = {
  name: 'newest',
  descending: true,
  keys: [{ column: sql.ref('writeboards.id'), read: (row) => row.id }],
}

const selectWriteboards = (actor: Actor, where: RawBuilder<unknown>) => sql<ReadWriteboard>`
  select writeboards.*, ${commentsCount(actor, 'writeboards')} as "commentsCount" from writeboards
  where writeboards."accountId" = ${actor.accountId} and ${sees(actor, 'writeboards')} and ${where}`

/** Counts the visible comments on each revision of a query. */
const countOf = (actor: Actor) => sql<number>`(select count(*) from comments c where c."accountId" = ${actor.accountId}
  and c."revisionId" = ${sql.ref('writeboardRevisions.id')} and ${seesPrivate(actor, 'c')})`

const toWriteboards = async (tx: ReadTx, actor: Actor, rows: ReadWriteboard[]): Promise<WriteboardRecord[]> => {
  if (!rows.length) return []
  const revisions = await tx.db
    .selectFrom('writeboardRevisions')
    .select(['id', 'writeboardId', 'number', 'authorId', 'createdAt', countOf(actor).as('commentsCount')])
    .where('accountId', '=', actor.accountId)
    .where(
      'writeboardId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    projectId: row.projectId,
    title: row.title,
    ...(row.categoryId ? { categoryId: row.categoryId } : {}),
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
    author: row.authorId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    changeId: row.changeId,
  }))
}

/** Returns a revision of a writeboard by its number. */
export const revisionOf = (tx: ReadTx, actor: Actor, writeboardId: string, number: number) =>
  tx.db
    .selectFrom('writeboardRevisions')
    .selectAll()
    .where('accountId', '=', actor.accountId)
    .where('writeboardId', '=', writeboardId)
    .where('number', '=', number)
    .executeTakeFirst()

/** Returns a writeboard with the text of its newest revision. */
export const findWriteboard = async (tx: ReadTx, actor: Actor, id: string): Promise<WriteboardRecord> => {
  const { rows } = await selectWriteboards(actor, sql`writeboards.id = ${id}`).execute(tx.db)
  const [writeboard] = await toWriteboards(tx, actor, rows)
  if (!rows[0] || !writeboard) throw notFound()
  return { ...writeboard, body: (await revisionOf(tx, actor, id, rows[0].revision))?.body ?? '' }
}

const countWriteboards = async (tx: ReadTx, actor: Actor, projectId: string) => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from writeboards where "accountId" = ${actor.accountId}
    and "projectId" = ${projectId} and ${sees(actor, 'writeboards')}`.execute(tx.db)
  return Number(rows[0]?.total ?? 0)
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
  const clause = pageClause(newestFirst, at, writeboardsPerPage)
  const where = sql`writeboards."projectId" = ${projectId} and ${clause.after}`
  const { rows } = await sql<ReadWriteboard>`${selectWriteboards(actor, where)} ${clause.end}`.execute(tx.db)
  const page = cutPage(newestFirst, rows, writeboardsPerPage)
  const total = xCount ? await countWriteboards(tx, actor, projectId) : undefined
  return { writeboards: await toWriteboards(tx, actor, page.items), next: page.next, total }
}

export const findRevision = async (tx: ReadTx, actor: Actor, writeboardId: string, number: number): Promise<WriteboardRevision> => {
  await findRow(tx, actor, 'writeboards', writeboardId)
  const row = await revisionOf(tx, actor, writeboardId, number)
  if (!row) throw notFound()
  const { id, body, authorId: author, createdAt } = row
  return { id, writeboardId, revisionNumber: String(row.number), body, author, createdAt }
}
