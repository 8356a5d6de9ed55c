import * as wire from '../../../contract/projects/writeboards.ts'
import * as own from '../../../contract/x/projects/writeboards.ts'
import type { Actor } from '../../core/actor.ts'
import { writtenText } from '../../core/html/written-text.ts'
import type { Route } from '../../core/http/call.ts'
import { onRead } from '../../core/http/on.ts'
import { onCreateIn, onDelete, onOne, onPage, onUpdate } from '../../core/http/on-record.ts'
import { createRow, rowsWith, updateRow } from '../../core/rows/rows.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { ProjectRow, Row } from '../../core/store/tables.ts'
import { checkPrivate } from '../../core/visibility/check-private.ts'
import { categoryFor } from '../categories/categories.ts'
import { findRevision, findWriteboard, listWriteboards, revisionOf } from './find-writeboards.ts'

const field = 'writeboard.category-id'

/** Creates a writeboard with its text as the first revision. */
const createWriteboard = async (tx: WriteTx, actor: Actor, { id: projectId }: ProjectRow, asked: own.NewWriteboard) => {
  const categoryId = await categoryFor(tx, actor, { projectId, type: 'writeboard' }, asked.categoryId, field, null)
  const isPrivate = await checkPrivate(tx, actor, undefined, asked.xIsPrivate, 'writeboard.x-is-private')
  const row = await createRow(tx, actor, 'writeboards', { projectId, title: asked.title, categoryId, isPrivate, revision: 1 })
  await tx.insert(actor, 'writeboardRevisions', {
    writeboardId: row.id,
    number: 1,
    ...(await writtenText({ body: '', ...asked }, 'writeboard')),
  })
  return row
}

/** Updates a writeboard. A changed body becomes a new revision by the actor. */
const updateWriteboard = async (tx: WriteTx, actor: Actor, row: Row<'writeboards'>, change: own.WriteboardChange) => {
  const of = { projectId: row.projectId, type: 'writeboard' } as const
  const categoryId = await categoryFor(tx, actor, of, change.categoryId, field, row.categoryId)
  const newest = await revisionOf(tx, actor, row.id, row.revision)
  const text = await writtenText(change, 'writeboard', newest ?? { body: '', html: '' })
  const isNew = text.body !== newest?.body || text.html !== newest.html
  const revision = isNew ? row.revision + 1 : row.revision
  const isPrivate = await checkPrivate(tx, actor, row, change.xIsPrivate, 'writeboard.x-is-private')
  await updateRow(tx, 'writeboards', row, { title: change.title, categoryId, isPrivate, revision })
  if (isNew) await tx.insert(actor, 'writeboardRevisions', { writeboardId: row.id, number: revision, ...text })
}

const removeRevisions = async (tx: WriteTx, actor: Actor, { id }: Row<'writeboards'>) =>
  tx.removeMany('writeboardRevisions', await rowsWith(tx, actor, 'writeboardRevisions', { writeboardId: id }))

export const writeboardRoutes: Route[] = [
  onPage(wire.listWriteboards, ({ tx, actor, params, query, page }) => listWriteboards(tx, actor, params.projectId, query, page)),
  onOne(wire.getWriteboard, 'writeboard', findWriteboard),
  onCreateIn(own.createWriteboard, 'writeboard', 'writeboardId', 'projects', createWriteboard),
  onUpdate(own.updateWriteboard, 'writeboards', 'writeboard', updateWriteboard),
  onDelete(own.deleteWriteboard, 'writeboards', removeRevisions),
  onRead(own.getRevision, async ({ tx, actor, params }) => ({
    revision: await findRevision(tx, actor, params.id, Number(params.number)),
  })),
]
