import { type CategoryCalls, dealCategories, expenseCategories, projectCategories } from '../../contract/x/named-categories.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { onCreate, onDelete, onUpdate } from '../http/on-record.ts'
import {
  createNamedCategory,
  deleteNamedCategory,
  listNamedCategories,
  type NamedCategoryTable,
  requireCategoryRights,
  updateNamedCategory,
} from './named-categories.ts'

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
