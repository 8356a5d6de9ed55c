import type { Actor } from '../actor.ts'
import { forbidden } from '../errors.ts'
import { deleteRow, describe, findEditable } from '../resources/find.ts'
import { refuseInUse } from '../resources/in-use.ts'
import { byName } from '../resources/names.ts'
import { rowsWith } from '../resources/rows-with.ts'
import { refuseTaken } from '../resources/unique.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import type { Row } from '../store/tables.ts'

/** The tables of categories that the whole workspace shares. */
export type NamedCategoryTable = 'projectCategories' | 'dealCategories' | 'expenseCategories'

/** Returns the categories by name. */
export const listNamedCategories = async (tx: ReadTx, actor: Actor, table: NamedCategoryTable) => {
  return byName(await rowsWith(tx, actor, table, {})).map(({ id, name }) => ({ id, name }))
}

const freeName = (tx: ReadTx, table: NamedCategoryTable, row: Partial<Row<'dealCategories'>>) =>
  refuseTaken(tx, table, row, 'category.name', 'A category with this name already exists.')

export const requireCategoryRights = (actor: Actor) => {
  if (actor.role !== 'admin') throw forbidden('Only an administrator can add categories for the workspace.')
}

export const createNamedCategory = async (tx: WriteTx, actor: Actor, table: NamedCategoryTable, { name }: { name: string }) => {
  requireCategoryRights(actor)
  await freeName(tx, table, { accountId: actor.accountId, name })
  const row = await tx.insert(actor, table, { name })
  describe(tx, 'created', table, row)
  return row
}

export const updateNamedCategory = async (
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

export const deleteNamedCategory = (tx: WriteTx, actor: Actor, table: NamedCategoryTable, id: string) =>
  deleteRow(tx, actor, table, id, () => refuseInUse(tx, actor, table, id))
