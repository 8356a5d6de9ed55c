import type { Actor } from '../actor.ts'
import { forbidden, refuse, unacceptable } from '../errors.ts'
import { describe, findDeletable, findEditable } from '../kinds/find.ts'
import { usedBy } from '../kinds/in-use.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'

/** The tables of categories that the whole workspace shares. */
export type NamedCategoryTable = 'projectCategories' | 'dealCategories' | 'expenseCategories'

/** By name. */
export const listNamedCategories = async (tx: ReadTx, actor: Actor, table: NamedCategoryTable) => {
  const rows = await tx.db.selectFrom(table).selectAll().where('accountId', '=', actor.accountId).execute()
  return rows.toSorted((a, b) => a.name.localeCompare(b.name) || Number(BigInt(a.id) - BigInt(b.id))).map(({ id, name }) => ({ id, name }))
}

const freeName = async (tx: ReadTx, actor: Actor, table: NamedCategoryTable, name: string, own?: string) => {
  const taken = (await listNamedCategories(tx, actor, table)).find((row) => row.name.toLowerCase() === name.toLowerCase() && row.id !== own)
  if (taken) throw unacceptable('category.name', 'taken', 'There is a category of this name already.')
}

export const createNamedCategory = async (tx: WriteTx, actor: Actor, table: NamedCategoryTable, { name }: { name: string }) => {
  if (actor.role !== 'admin') throw forbidden('Only an administrator makes categories for the workspace.')
  await freeName(tx, actor, table, name)
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
  if (name !== undefined) await freeName(tx, actor, table, name, id)
  describe(tx, 'updated', table, await tx.update(table, row, { name }))
}

export const deleteNamedCategory = async (tx: WriteTx, actor: Actor, table: NamedCategoryTable, id: string) => {
  const row = await findDeletable(tx, actor, table, id)
  const user = await usedBy(tx, actor, table, id)
  if (user) throw refuse(409, 'in-use', `A ${user} is in this category. Move what is in it first.`)
  await tx.remove(table, row)
  describe(tx, 'deleted', table, row)
}
