import { type CategoryCalls, dealCategories, expenseCategories, projectCategories } from '../../contract/x/named-categories.ts'
import type { Actor } from '../actor.ts'
import { forbidden } from '../errors.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { onCreate, onDelete, onUpdate } from '../http/on-record.ts'
import { deleteRow, describe, findEditable } from '../resources/find.ts'
import { refuseInUse } from '../resources/in-use.ts'
import { byName } from '../resources/names.ts'
import { rowsWith } from '../resources/rows-with.ts'
import { refuseTaken } from '../resources/unique.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import type { Row } from '../store/tables.ts'

/** The tables of categories that the whole workspace shares. */
type NamedCategoryTable = 'projectCategories' | 'dealCategories' | 'expenseCategories'

/** Returns the categories by name. */
const listNamedCategories = async (tx: ReadTx, actor: Actor, table: NamedCategoryTable) => {
  return byName(await rowsWith(tx, actor, table, {})).map(({ id, name }) => ({ id, name }))
}

const freeName = (tx: ReadTx, table: NamedCategoryTable, row: Partial<Row<'dealCategories'>>) =>
  refuseTaken(tx, table, row, 'category.name', 'A category with this name already exists.')

const requireCategoryRights = (actor: Actor) => {
  if (actor.role !== 'admin') throw forbidden('Only an administrator can add categories for the workspace.')
}

const createNamedCategory = async (tx: WriteTx, actor: Actor, table: NamedCategoryTable, { name }: { name: string }) => {
  requireCategoryRights(actor)
  await freeName(tx, table, { accountId: actor.accountId, name })
  const row = await tx.insert(actor, table, { name })
  describe(tx, 'created', table, row)
  return row
}

const updateNamedCategory = async (
  tx: WriteTx,
  actor: Actor,
  table: NamedCategoryTable,
  id: string,
  { name }: { name?: string | undefined },
) => {
  const row = await findEditable(tx, actor, table, id)
  if (name !== undefined) await freeName(tx, table, { ...row, name })
  describe(tx, 'updated', table, await tx.update(table, row, { name }))
}

const deleteNamedCategory = (tx: WriteTx, actor: Actor, table: NamedCategoryTable, id: string) =>
  deleteRow(tx, actor, table, id, () => refuseInUse(tx, actor, table, id))

const categoriesIn = (table: NamedCategoryTable, { list, create, update, remove }: CategoryCalls): Route[] => [
  onRead(list, async ({ tx, actor }) => ({ categories: await listNamedCategories(tx, actor, table) })),
  onCreate(create, 'category', 'categoryId', (tx, actor, asked) => createNamedCategory(tx, actor, table, asked), requireCategoryRights),
  onUpdate(update, table, 'category', (tx, actor, id, change) => updateNamedCategory(tx, actor, table, id, change)),
  onDelete(remove, table, (tx, actor, id) => deleteNamedCategory(tx, actor, table, id)),
]

export const namedCategoryRoutes: Route[] = [
  ...categoriesIn('projectCategories', projectCategories),
  ...categoriesIn('dealCategories', dealCategories),
  ...categoriesIn('expenseCategories', expenseCategories),
]
