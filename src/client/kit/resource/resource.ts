import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Resource as ResourceName } from '../../../contract/resources.ts'
import { refetchWhileShort, refresh } from '../../lib/cache/long-list.ts'
import { dispatchEvents, type EventHandler, registerEventHandler } from '../../lib/live/event-handlers.ts'
import type { LiveEvents } from '../../lib/live/gather.ts'
import { applyFields, type Fields } from './fields.ts'
import { byContinuation, cachedRows, type ListPage, type Row, rewriteLists, withRows } from './list-page.ts'
import { type Apply, createPendingEdits } from './pending-edits.ts'
import { applyEvents } from './resource-events.ts'

/** A record read on its own, with the version (`ETag`) that a change of it is checked against. */
export type Versioned<R> = R & { etag?: string | undefined }
/** A row of a list. When somebody else deletes its record, it stays and is marked `gone`: removing it would move the other rows. */
export type Listed<R> = R & { gone?: true }

interface Call {
  signal?: AbortSignal | undefined
}
interface PageCall extends Call {
  /** The path that the page before gave. */
  path?: string | undefined
}
interface ReadCall extends Call {
  /** Whether the read counts as a view, where the service keeps what was viewed. */
  view?: boolean
}
/** The headers of a write. */
export interface WriteHeaders {
  ifMatch?: string | undefined
  /** One uuid for the requests of one step, which are undone together. */
  changeGroup?: string | undefined
  idempotencyKey?: string | undefined
}
/** The answer of a write: the id of its change, absent where nothing changed. */
export interface Written {
  changeId: string | undefined
}

/** How a resource is read and written: its endpoints, in the app's own shapes. */
export interface ResourceDefinition<R extends Row, Search, New, Change> {
  /** What live events, history and notifications call it. */
  name: ResourceName
  /** Reads one page of a list. */
  list: (search: Search, call: PageCall) => Promise<ListPage<R>>
  /** Leave out `get`, `create` or `remove` where the interface has no such endpoint. */
  get?: (id: string, call: ReadCall) => Promise<Versioned<R>>
  /** Creates a record and returns its id. */
  create?: (record: New, headers: WriteHeaders) => Promise<Written & { id: string }>
  update: (id: string, change: Change, headers: WriteHeaders) => Promise<Written>
  remove?: (id: string, headers: WriteHeaders) => Promise<Written>
  fields: Fields<R>
  /** The name of a record, as sentences call it: "Deleted Sigrid Aune". */
  titleOf: (record: R) => string
  /** The search that finds everything. */
  everything: Search
  /** The search without its filters, where it is within a place such as a project; by default `everything`. */
  withoutFilters?: (search: Search) => Search
  isFiltered: (search: Search) => boolean
  /** Its lists drop a record that is gone. By default its row stays, marked, because removing it would move the others. */
  dropsGone?: boolean
  /** Its lists are read whole: after any change they are read again, and what others add appears at once. */
  wholeLists?: boolean
  /** For whole lists: whether a record can be in the list of a search. After a change only lists that hold the record or can hold it are read again. */
  mayList?: (search: Search, record: R) => boolean
  /** Whether a list is read again each time it is opened, because no event says that it has changed. */
  isStaleAtOnce?: (search: Search) => boolean
}

const minute = 60_000
/** For how long a list counts as fresh, in ms. */
export const listLifetime = minute

/** Queries, writes and live updates of one resource. */
export const resource = <R extends Row, Search, New, Change extends object>(definition: ResourceDefinition<R, Search, New, Change>) => {
  const { name } = definition
  const cannot = (verb: string) => () => Promise.reject(new Error(`There is no endpoint to ${verb} ${name}.`))
  const { get = cannot('read'), create = cannot('create'), remove = cannot('delete') } = definition
  const keys = {
    all: [name] as const,
    lists: [name, 'list'] as const,
    details: [name, 'detail'] as const,
    detail: (id: string) => [name, 'detail', id] as const,
  }
  // The query remembers its function, so a second function for views would run again at every later read.
  const toView = new Set<string>()
  const self = {
    ...definition,
    get,
    create,
    remove,
    keys,
    pending: createPendingEdits<R>(),
    /** The record as it will be after a change: what is shown before the service has answered. */
    applyChange: (record: R, change: Change): R => applyFields(definition.fields, record, change),
    /** Reads a record without counting as a view. */
    read: (id: string, signal?: AbortSignal) => get(id, { signal, view: false }),
    readPage: definition.list,
    /** The rows of a search, page by page, with the number of matches. */
    list: (search: Search) =>
      infiniteQueryOptions({
        queryKey: [...keys.lists, search] as const,
        queryFn: ({ pageParam, signal }) => definition.list(search, { path: pageParam, signal }),
        ...byContinuation,
        staleTime: definition.isStaleAtOnce?.(search) ? 0 : listLifetime,
        ...refetchWhileShort,
        placeholderData: keepPreviousData,
      }),
    /** The number of visible records, whatever the filters of a search. */
    count: (search: Search = definition.everything) => {
      const all = definition.withoutFilters?.(search) ?? definition.everything
      return queryOptions({
        queryKey: [name, 'count', all] as const,
        queryFn: async ({ signal }) => (await definition.list(all, { signal })).total ?? 0,
        staleTime: minute,
      })
    },
    /** One record as it is now. Only the read that `view` asks for counts as a view. */
    detail: (id: string) =>
      queryOptions({
        queryKey: keys.detail(id),
        queryFn: async ({ signal }) => {
          const record = await get(id, { signal, view: toView.has(id) })
          toView.delete(id)
          return record
        },
      }),
    /** Reads a record before it is opened, under a key of its own: no view, and not what an edit is checked against. */
    ahead: (id: string) =>
      queryOptions({ queryKey: [name, 'ahead', id] as const, queryFn: ({ signal }) => self.read(id, signal), staleTime: minute / 2 }),
    /** Opens a record: reads it and counts as one view. For loaders. */
    view: async (client: QueryClient, id: string) => {
      toView.add(id)
      await client.prefetchQuery({ ...self.detail(id), staleTime: 0 })
      // A read that was already running came instead. A failed one is repeated, and then counts.
      if (client.getQueryState(keys.detail(id))?.status === 'success') toView.delete(id)
    },
    /** The record as the cache has it: read on its own, read ahead, or in a list. Used for the first paint. */
    findCached: (client: QueryClient, id: string): R | undefined =>
      client.getQueryData<R>(keys.detail(id)) ??
      client.getQueryData<R>([name, 'ahead', id]) ??
      cachedRows<R>(client, keys.lists).find((row) => row.id === id),
    /** Updates the cache after a write of this page. `onShown` is called as soon as the cache has the written records. */
    settle: async (
      client: QueryClient,
      written: readonly { id: string; action: LiveEvents[number]['action'] }[],
      onShown?: () => void,
    ): Promise<void> => {
      const events = written.map(({ id, action }) => ({ resource: name, id, action }))
      await Promise.all([
        !definition.wholeLists && refresh(client, { queryKey: keys.lists }),
        applyEvents(self, client, events, onShown),
        dispatchEvents(client, events, handleEvents),
      ])
    },
    /** Writes a successful change into the cache when the records cannot be fetched. They count as stale. */
    writeToCache: (client: QueryClient, ids: readonly string[], apply: Apply<R>): void => {
      const changed = new Set(ids)
      const rowsAfter = (row: R): R[] => {
        const next = changed.has(row.id) ? apply(row) : row
        return next ? [next] : []
      }
      for (const id of ids) client.setQueryData<Versioned<R>>(keys.detail(id), (now) => now && (apply(now) ?? now))
      rewriteLists<R>(client, keys.lists, (pages) => pages.map((page) => withRows(page, rowsAfter)))
      void client.invalidateQueries({ queryKey: keys.all, refetchType: 'none' })
    },
  }
  const handleEvents: EventHandler = (client, events) => applyEvents(self, client, events)
  registerEventHandler(handleEvents)
  return self
}

/** A resource, for parts that work with any. Those that neither create nor change records leave out the last two types. */
export interface Resource<R extends Row, Search, New = never, Change extends object = never>
  extends ReturnType<typeof resource<R, Search, New, Change>> {}

/** A resource, for parts that do not search either. */
export type AnyResource<R extends Row> = Omit<Resource<R, never>, 'list' | 'everything' | 'withoutFilters' | 'count'>
