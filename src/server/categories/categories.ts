import type { Category, CategoryType } from '../../contract/projects/categories.ts'
import type { Actor } from '../actor.ts'
import { colleaguesOnly, deleteRow, describe, findEditable, findRow } from '../kinds/find.ts'
import { refuseInUse } from '../kinds/in-use.ts'
import { byName } from '../kinds/names.ts'
import { reference } from '../kinds/reference.ts'
import { rowsWith } from '../kinds/rows-with.ts'
import { refuseTaken } from '../kinds/unique.ts'
import type { CategoryRow } from '../store/rows/projects.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'

/** Where a category belongs: names are told apart, and categories given, within that. */
interface Place {
  projectId: string
  type: CategoryType
}

export const toCategory = (row: CategoryRow): Category => ({
  id: row.id,
  projectId: row.projectId,
  name: row.name,
  type: row.type,
  author: row.authorId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

/** The categories of a project, of one type or all, by name. */
export const listCategories = async (tx: ReadTx, actor: Actor, projectId: string, type?: string) => {
  await findRow(tx, actor, 'projects', projectId)
  const all = await rowsWith(tx, actor, 'categories', { projectId })
  return byName(all.filter((row) => type === undefined || row.type === type)).map(toCategory)
}

const freeName = (tx: ReadTx, row: Partial<CategoryRow>) =>
  refuseTaken(tx, 'categories', row, 'category.name', 'The project has a category of this name already.')

export const createCategory = async (tx: WriteTx, actor: Actor, projectId: string, asked: { name: string; type: CategoryType }) => {
  await findRow(tx, actor, 'projects', projectId)
  colleaguesOnly(actor, 'categories')
  await freeName(tx, { accountId: actor.accountId, projectId, ...asked })
  const row = await tx.insert(actor, 'categories', { projectId, name: asked.name, type: asked.type })
  describe(tx, 'created', 'categories', row)
  return row
}

export const updateCategory = async (tx: WriteTx, actor: Actor, id: string, change: { name?: string | undefined }) => {
  const row = await findEditable(tx, actor, 'categories', id)
  if (change.name !== undefined) await freeName(tx, { ...row, name: change.name })
  describe(tx, 'updated', 'categories', await tx.update('categories', row, { name: change.name }))
}

export const deleteCategory = (tx: WriteTx, actor: Actor, id: string) =>
  deleteRow(tx, actor, 'categories', id, () => refuseInUse(tx, actor, 'categories', id))

/** The category that a field names: one of the project and of the type, 422 otherwise; none where it is cleared, the one before where nothing is said. */
export const categoryFor = (tx: ReadTx, actor: Actor, of: Place, asked: string | undefined, field: string, before: string | null) =>
  reference(tx, actor, 'categories', { asked, before, field, fits: (row) => row.projectId === of.projectId && row.type === of.type })
