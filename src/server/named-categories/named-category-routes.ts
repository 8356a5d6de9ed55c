import { type CategoryCalls, dealCategories, expenseCategories, projectCategories } from '../../contract/x/named-categories.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current } from '../kinds/find.ts'
import {
  createNamedCategory,
  deleteNamedCategory,
  listNamedCategories,
  type NamedCategoryTable,
  updateNamedCategory,
} from './named-categories.ts'

const categoriesIn = (table: NamedCategoryTable, { list, create, update, remove }: CategoryCalls): Route[] => [
  onRead(list, async ({ tx, actor }) => ({ categories: await listNamedCategories(tx, actor, table) })),
  onWrite(create, async ({ tx, actor, body }) => ({ categoryId: (await createNamedCategory(tx, actor, table, body.category)).id })),
  onWrite(update, ({ tx, actor, params, body }) => updateNamedCategory(tx, actor, table, params.id, body.category), current(table)),
  onWrite(remove, ({ tx, actor, params }) => deleteNamedCategory(tx, actor, table, params.id), current(table)),
]

export const namedCategoryRoutes: Route[] = [
  ...categoriesIn('projectCategories', projectCategories),
  ...categoriesIn('dealCategories', dealCategories),
  ...categoriesIn('expenseCategories', expenseCategories),
]
