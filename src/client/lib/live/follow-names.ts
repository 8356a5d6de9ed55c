import type { Query } from '@tanstack/react-query'
import type { Resource } from '../../../contract/resources.ts'
import { refresh } from '../cache/long-list.ts'
import { registerEventHandler } from './event-handlers.ts'
import type { LiveEvents } from './gather.ts'

/** Other records refer to these by their id alone, and the page reads their names from a list of their own. Posts have no name. */
const namedByList: ReadonlySet<Resource> = new Set<Resource>([
  'users',
  'workgroups',
  'taskLists',
  'categories',
  'dealCategories',
  'projectCategories',
  'expenseCategories',
  'eventCategories',
  'notes',
  'comments',
])

/** Returns the ids of changed records whose names other records may show. */
export const namesChanged = (events: LiveEvents): ReadonlySet<string> =>
  new Set(events.flatMap(({ resource, id }) => (namedByList.has(resource) ? [] : id)))

/** Returns whether data holds one of these ids anywhere: whatever shows the name of a record also holds its id, and no two records share one. */
export const mentions = (data: unknown, ids: ReadonlySet<string>): boolean => {
  if (typeof data === 'string') return ids.has(data)
  return typeof data === 'object' && data !== null && Object.values(data).some((part) => mentions(part, ids))
}

const isOfRecords = ({ queryKey }: Query) => queryKey[1] === 'list' || queryKey[1] === 'detail'

// Lists and records on screen are brought up to date row by row, by their resources.
registerEventHandler(async (client, events) => {
  const ids = namesChanged(events)
  if (ids.size === 0) return
  await refresh(client, { predicate: (query) => !(query.isActive() && isOfRecords(query)) && mentions(query.state.data, ids) })
})
