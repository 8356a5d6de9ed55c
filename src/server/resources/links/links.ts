import { type RawBuilder, sql } from 'kysely'
import * as wire from '../../../contract/x/projects/links.ts'
import type { Actor } from '../../core/actor.ts'
import type { Route } from '../../core/http/call.ts'
import { onRead } from '../../core/http/on.ts'
import { onCreateIn, onDelete, onOne, onUpdate } from '../../core/http/on-record.ts'
import { createRow, findRow, found, updateRow } from '../../core/rows/rows.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { ProjectRow, Row } from '../../core/store/tables.ts'
import { checkPrivate } from '../../core/visibility/check-private.ts'
import { commentsCount } from '../../core/visibility/comments-count.ts'
import { categoryFor } from '../categories/categories.ts'

const field = 'link.category-id'
type ReadLink = Row<'links'> & { commentsCount: number }

const selectLinks = (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>) => sql<ReadLink>`
  select links.*, ${commentsCount(actor, 'links')} as "commentsCount" from links
  where links."accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, 'links')} and ${where} order by links.id desc`

const toLink = (row: ReadLink): wire.Link & { changeId: string } => ({
  ...stampsOf(row),
  projectId: row.projectId,
  title: row.title,
  url: row.url,
  ...(row.categoryId ? { categoryId: row.categoryId } : {}),
  isPrivate: row.isPrivate === 1,
  commentsCount: Number(row.commentsCount),
})

/** Returns the links of a project, newest first. */
const listLinks = async (tx: ReadTx, actor: Actor, projectId: string) => {
  await findRow(tx, actor, 'projects', projectId)
  return (await selectLinks(tx, actor, sql`links."projectId" = ${projectId}`).execute(tx.db)).rows.map(toLink)
}

const findLink = async (tx: ReadTx, actor: Actor, id: string) => {
  const { rows } = await selectLinks(tx, actor, sql`links.id = ${id}`).execute(tx.db)
  return toLink(found(rows[0]))
}

const createLink = async (tx: WriteTx, actor: Actor, { id: projectId }: ProjectRow, asked: wire.NewLink) => {
  const categoryId = await categoryFor(tx, actor, { projectId, type: 'link' }, asked.categoryId, field, null)
  const isPrivate = await checkPrivate(tx, actor, undefined, asked.isPrivate, 'link.is-private')
  return createRow(tx, actor, 'links', { projectId, title: asked.title, url: asked.url, categoryId, isPrivate })
}

const updateLink = async (tx: WriteTx, actor: Actor, row: Row<'links'>, change: wire.LinkChange) => {
  const of = { projectId: row.projectId, type: 'link' } as const
  const categoryId = await categoryFor(tx, actor, of, change.categoryId, field, row.categoryId)
  const isPrivate = await checkPrivate(tx, actor, row, change.isPrivate, 'link.is-private')
  await updateRow(tx, 'links', row, { title: change.title, url: change.url, categoryId, isPrivate })
}

export const linkRoutes: Route[] = [
  onRead(wire.listLinks, async ({ tx, actor, params }) => ({ links: await listLinks(tx, actor, params.projectId) })),
  onOne(wire.getLink, 'link', findLink),
  onCreateIn(wire.createLink, 'link', 'linkId', 'projects', createLink),
  onUpdate(wire.updateLink, 'links', 'link', updateLink),
  onDelete(wire.deleteLink, 'links'),
]
