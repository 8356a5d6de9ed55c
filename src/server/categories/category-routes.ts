import * as wire from '../../contract/projects/categories.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { onCreateIn, onDelete, onOne, onUpdate } from '../http/on-record.ts'
import { colleaguesOnly, findAs } from '../resources/find.ts'
import { createCategory, deleteCategory, listCategories, toCategory, updateCategory } from './categories.ts'

export const categoryRoutes: Route[] = [
  onRead(wire.listCategories, async ({ tx, actor, params }) => ({
    categories: await listCategories(tx, actor, params.projectId, params.type),
  })),
  onOne(wire.getCategory, 'category', findAs('categories', toCategory)),
  onCreateIn(wire.createCategory, 'category', 'categoryId', 'projects', createCategory, (actor) => colleaguesOnly(actor, 'categories')),
  onUpdate(wire.updateCategory, 'categories', 'category', updateCategory),
  onDelete(wire.deleteCategory, 'categories', deleteCategory),
]
