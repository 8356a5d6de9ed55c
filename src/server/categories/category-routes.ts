import * as wire from '../../contract/categories.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current, findRow } from '../kinds/find.ts'
import { createCategory, deleteCategory, listCategories, toCategory, updateCategory } from './categories.ts'

export const categoryRoutes: Route[] = [
  onRead(wire.listCategories, async ({ tx, actor, params }) => ({
    categories: await listCategories(tx, actor, params.projectId, params.type),
  })),
  onRead(wire.getCategory, async ({ tx, actor, params, etag }) => {
    const row = await findRow(tx, actor, 'categories', params.id)
    etag(row.changeId)
    return { category: toCategory(row) }
  }),
  onWrite(wire.createCategory, async ({ tx, actor, params, body }) => ({
    categoryId: (await createCategory(tx, actor, params.projectId, body.category)).id,
  })),
  onWrite(wire.updateCategory, ({ tx, actor, params, body }) => updateCategory(tx, actor, params.id, body.category), current('categories')),
  onWrite(wire.deleteCategory, ({ tx, actor, params }) => deleteCategory(tx, actor, params.id), current('categories')),
]
