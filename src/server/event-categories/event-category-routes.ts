import { getEventCategory, listEventCategories as listEndpoint } from '../../contract/event-categories.ts'
import * as own from '../../contract/x/event-categories.ts'
import type { Route } from '../http/call.ts'
import { onCreate, onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import { findAs } from '../resources/find.ts'
import {
  createEventCategory,
  deleteEventCategory,
  listEventCategories,
  requireEventCategoryRights,
  toEventCategory,
  updateEventCategory,
} from './event-categories.ts'

export const eventCategoryRoutes: Route[] = [
  onPage(listEndpoint, ({ tx, actor, page }) => listEventCategories(tx, actor, page)),
  onOne(getEventCategory, 'category', findAs('eventCategories', toEventCategory)),
  onCreate(own.createEventCategory, 'category', 'categoryId', createEventCategory, requireEventCategoryRights),
  onUpdate(own.updateEventCategory, 'eventCategories', 'category', updateEventCategory),
  onDelete(own.deleteEventCategory, 'eventCategories', deleteEventCategory),
]
