import * as wire from '../../../contract/projects/categories.ts'
import type { Actor } from '../../core/actor.ts'
import type { Route } from '../../core/http/call.ts'
import { onRead } from '../../core/http/on.ts'
import { onCreateIn, onDelete, onOne, onUpdate } from '../../core/http/on-record.ts'
import { refuseInUse } from '../../core/rows/in-use.ts'
import { byName } from '../../core/rows/names.ts'
import { reference } from '../../core/rows/reference.ts'
import { colleaguesOnly, createRow, findAs, findRow, rowsWith, updateRow } from '../../core/rows/rows.ts'
import { refuseTaken } from '../../core/rows/unique.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { CategoryRow, ProjectRow } from '../../core/store/tables.ts'

/** The project and type of a category. Names are unique within them. */
interface CategoryScope {
  projectId: string
  type: wire.CategoryType
}

const toCategory = (row: CategoryRow): wire.Category => ({
  ...stampsOf(row),
  projectId: row.projectId,
  name: row.name,
  type: row.type,
})

/** Returns the categories of a project, of one type or all, by name. */
const listCategories = async (tx: ReadTx, actor: Actor, projectId: string, type?: string) => {
  await findRow(tx, actor, 'projects', projectId)
  const all = await rowsWith(tx, actor, 'categories', { projectId })
  return byName(all.filter((row) => type === undefined || row.type === type)).map(toCategory)
}

const freeName = (tx: ReadTx, row: Partial<CategoryRow>) =>
  refuseTaken(tx, 'categories', row, 'category.name', 'The project already has a category with this name.')

const createCategory = async (
  tx: WriteTx,
  actor: Actor,
  project: ProjectRow,
  { name, type }: { name: string; type: wire.CategoryType },
) => {
  const values = { projectId: project.id, name, type }
  await freeName(tx, { accountId: actor.accountId, ...values })
  return createRow(tx, actor, 'categories', values)
}

const updateCategory = async (tx: WriteTx, _: Actor, row: CategoryRow, change: { name?: string | undefined }) => {
  if (change.name !== undefined) await freeName(tx, { ...row, name: change.name })
  await updateRow(tx, 'categories', row, { name: change.name })
}

/**
 * Returns the category that a field names, null if it is cleared, or the previous one if the field is absent. @throws 422 if the category is
 * not of this project and type
 */
export const categoryFor = (tx: ReadTx, actor: Actor, of: CategoryScope, asked: string | undefined, field: string, before: string | null) =>
  reference(tx, actor, 'categories', { asked, before, field, fits: (row) => row.projectId === of.projectId && row.type === of.type })

export const categoryRoutes: Route[] = [
  onRead(wire.listCategories, async ({ tx, actor, params }) => ({
    categories: await listCategories(tx, actor, params.projectId, params.type),
  })),
  onOne(wire.getCategory, 'category', findAs('categories', toCategory)),
  onCreateIn(wire.createCategory, 'category', 'categoryId', 'projects', createCategory, (tx, actor) =>
    colleaguesOnly(tx, actor, 'categories'),
  ),
  onUpdate(wire.updateCategory, 'categories', 'category', updateCategory),
  onDelete(wire.deleteCategory, 'categories', (tx, actor, { id }) => refuseInUse(tx, actor, 'categories', id)),
]
