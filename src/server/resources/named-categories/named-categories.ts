import { type CategoryCalls, dealCategories, expenseCategories, projectCategories } from '../../../contract/x/named-categories.ts'
import type { Route } from '../../core/http/call.ts'
import { onRead } from '../../core/http/on.ts'
import { onCreate, onDelete, onUpdate } from '../../core/http/on-record.ts'
import { refuseInUse } from '../../core/rows/in-use.ts'
import { byName } from '../../core/rows/names.ts'
import { administratorsOnly, createRow, rowsWith, updateRow } from '../../core/rows/rows.ts'
import { refuseTaken } from '../../core/rows/unique.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { Row } from '../../core/store/tables.ts'

/** The tables of categories that the whole workspace shares. */
type NamedCategoryTable = 'projectCategories' | 'dealCategories' | 'expenseCategories' | 'eventCategories'

/** Returns the routes with which administrators write the categories of a table. `words` are the refusals of a used name and of other users. */
export const writingCategories = (
  table: NamedCategoryTable,
  { create, update, remove }: Pick<CategoryCalls, 'create' | 'update' | 'remove'>,
  words: { taken: string; forbidden: string },
): Route[] => {
  const freeName = (tx: ReadTx, row: Partial<Row<NamedCategoryTable>>) => refuseTaken(tx, table, row, 'category.name', words.taken)
  return [
    onCreate(
      create,
      'category',
      'categoryId',
      async (tx, actor, { name }) => {
        await freeName(tx, { accountId: actor.accountId, name })
        return createRow(tx, actor, table, { name })
      },
      (_, actor) => administratorsOnly(actor, words.forbidden),
    ),
    onUpdate(update, table, 'category', async (tx, _, row, { name }) => {
      if (name !== undefined) await freeName(tx, { ...row, name })
      await updateRow(tx, table, row, { name })
    }),
    onDelete(remove, table, (tx, actor, { id }) => refuseInUse(tx, actor, table, id)),
  ]
}

const words = {
  taken: 'A category with this name already exists.',
  forbidden: 'Only an administrator can add categories for the workspace.',
}
const categoriesIn = (table: NamedCategoryTable, { list, ...calls }: CategoryCalls): Route[] => [
  onRead(list, async ({ tx, actor }) => ({
    categories: byName(await rowsWith(tx, actor, table, {})).map(({ id, name }) => ({ id, name })),
  })),
  ...writingCategories(table, calls, words),
]

export const namedCategoryRoutes: Route[] = [
  ...categoriesIn('projectCategories', projectCategories),
  ...categoriesIn('dealCategories', dealCategories),
  ...categoriesIn('expenseCategories', expenseCategories),
]
