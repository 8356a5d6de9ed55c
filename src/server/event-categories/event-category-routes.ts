import { getEventCategory, listEventCategories as listEndpoint } from '../../contract/event-categories.ts'
import * as own from '../../contract/x/event-categories.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current, findRow } from '../kinds/find.ts'
import { createEventCategory, deleteEventCategory, listEventCategories, toEventCategory, updateEventCategory } from './event-categories.ts'

export const eventCategoryRoutes: Route[] = [
  onRead(listEndpoint, async ({ tx, actor, page, continued }) => {
    const { categories, next } = await listEventCategories(tx, actor, page)
    return { categories, continuedAt: continued(next) }
  }),
  onRead(getEventCategory, async ({ tx, actor, params, etag }) => {
    const row = await findRow(tx, actor, 'eventCategories', params.id)
    etag(row.changeId)
    return { category: toEventCategory(row) }
  }),
  onWrite(own.createEventCategory, async ({ tx, actor, body }) => ({
    categoryId: (await createEventCategory(tx, actor, body.category)).id,
  })),
  onWrite(
    own.updateEventCategory,
    ({ tx, actor, params, body }) => updateEventCategory(tx, actor, params.id, body.category),
    current('eventCategories'),
  ),
  onWrite(own.deleteEventCategory, ({ tx, actor, params }) => deleteEventCategory(tx, actor, params.id), current('eventCategories')),
]
