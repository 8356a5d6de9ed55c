import type { Category, CategoryType } from '../../contract/categories.ts'
import type { Actor } from '../actor.ts'
import { refuse, unacceptable, unknownId } from '../errors.ts'
import { colleaguesOnly, describe, findDeletable, findEditable, findRow, referredRow } from '../kinds/find.ts'
import { usedBy } from '../kinds/in-use.ts'
import type { CategoryRow } from '../store/rows/projects.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'

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
  const all = await tx.db
    .selectFrom('categories')
    .selectAll()
    .where('accountId', '=', actor.accountId)
    .where('projectId', '=', projectId)
    .execute()
  return all
    .filter((row) => type === undefined || row.type === type)
    .toSorted((a, b) => a.name.localeCompare(b.name) || Number(BigInt(a.id) - BigInt(b.id)))
    .map(toCategory)
}

const freeName = async (
  tx: ReadTx,
  actor: Actor,
  { projectId, type, id }: { projectId: string; type: CategoryType; id?: string },
  name: string,
) => {
  const others = await listCategories(tx, actor, projectId, type)
  if (others.some((row) => row.name.toLowerCase() === name.toLowerCase() && row.id !== id))
    throw unacceptable('category.name', 'taken', 'The project has a category of this name already.')
}

export const createCategory = async (tx: WriteTx, actor: Actor, projectId: string, asked: { name: string; type: CategoryType }) => {
  await findRow(tx, actor, 'projects', projectId)
  colleaguesOnly(actor, 'categories')
  await freeName(tx, actor, { projectId, type: asked.type }, asked.name)
  const row = await tx.insert(actor, 'categories', { projectId, name: asked.name, type: asked.type })
  describe(tx, 'created', 'categories', row)
  return row
}

export const updateCategory = async (tx: WriteTx, actor: Actor, id: string, change: { name?: string | undefined }) => {
  const row = await findEditable(tx, actor, 'categories', id)
  if (change.name !== undefined) await freeName(tx, actor, row, change.name)
  describe(tx, 'updated', 'categories', await tx.update('categories', row, { name: change.name }))
}

export const deleteCategory = async (tx: WriteTx, actor: Actor, id: string) => {
  const row = await findDeletable(tx, actor, 'categories', id)
  const element = await usedBy(tx, actor, 'categories', id)
  if (element) throw refuse(409, 'in-use', `A ${element} is in this category. Move what is in it first.`)
  await tx.remove('categories', row)
  describe(tx, 'deleted', 'categories', row)
}

/** The category that a field names: one of the project and of the type, 422 otherwise; none where it is cleared, the one before where nothing is said. */
export const categoryFor = async (
  tx: ReadTx,
  actor: Actor,
  of: { projectId: string; type: CategoryType },
  id: string | undefined,
  field: string,
  before: string | null,
): Promise<string | null> => {
  if (!id) return id === undefined ? before : null
  const row = await referredRow(tx, actor, 'categories', id, field)
  if (row.projectId !== of.projectId || row.type !== of.type) throw unknownId(field)
  return row.id
}
