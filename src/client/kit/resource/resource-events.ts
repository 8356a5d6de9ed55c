import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { refresh, refreshAll } from '../../lib/cache/long-list.ts'
import { mentions, namesChanged } from '../../lib/live/follow-names.ts'
import type { LiveEvents } from '../../lib/live/gather.ts'
import { isNotFound } from '../../lib/service-error.ts'
import { reportGrowth } from './added-rows.ts'
import type { ListData, ListPage, Row } from './list-page.ts'
import { updateRows, waitForFetches } from './list-rows.ts'

/** Up to this many changed records are fetched one by one; for more, the lists on screen are refetched. */
export const maxSingleReads = 10

/** What of a resource its live updates need. */
interface Followed<R extends Row, Search> {
  readonly name: string
  readonly keys: { readonly all: QueryKey; readonly lists: QueryKey; readonly details: QueryKey }
  readonly read: (id: string) => Promise<R>
  readonly readPage: (search: Search, call: object) => Promise<ListPage<R>>
  readonly isFiltered: (search: Search) => boolean
  readonly dropsGone?: boolean
  readonly wholeLists?: boolean
  readonly mayList?: (search: Search, record: R) => boolean
}

type Touched = ReadonlyMap<string, LiveEvents[number]['action']>

export const rowsOf = <R>({ state }: Query) => (state.data as ListData<R> | undefined)?.pages.flatMap(({ rows }) => rows) ?? []
const idOf = ({ queryKey }: Query) => queryKey[2] as string

/** Fetches records without counting as views. `gone` has the ids that were not found. */
export const readAll = async <R extends Row>(read: (id: string) => Promise<R>, ids: readonly string[]) => {
  const fresh = new Map<string, R>()
  const gone = new Set<string>()
  const one = async (id: string) => {
    try {
      fresh.set(id, await read(id))
    } catch (error) {
      if (!isNotFound(error)) throw error
      gone.add(id)
    }
  }
  await Promise.all(ids.map(one))
  return { fresh, gone }
}

/**
 * Updates changed records in the cache. Rows keep their place, and queries that are not on screen become stale.
 *
 * @param onShown called in the task that updates the cache; a pending edit dropped there is shown neither twice nor not at all
 */
export const applyEvents = async <R extends Row, Search>(
  resource: Followed<R, Search>,
  client: QueryClient,
  events: LiveEvents,
  onShown?: () => void,
): Promise<void> => {
  const cache = client.getQueryCache()
  const lists = () => cache.findAll({ queryKey: resource.keys.lists })
  const details = () => cache.findAll({ queryKey: resource.keys.details })
  // Records show the names of others, such as of a company or of an attached file.
  const names = namesChanged(events)
  const shown = lists().flatMap((query) => (query.isActive() ? rowsOf<R>(query) : []))
  const read = details().flatMap(({ state }) => (state.data as R | undefined) ?? [])
  const naming = names.size > 0 ? [...shown, ...read].filter((record) => mentions(record, names)) : []
  // A comment changes the number of comments of its record, of which there is no event.
  const commented = events.flatMap(({ resource: name, on }) => (name === 'comments' && on?.resource === resource.name ? on.id : []))
  const touched: Touched = new Map([
    ...commented.map((id) => [id, 'updated'] as const),
    ...naming.map(({ id }) => [id, 'updated'] as const),
    ...events.flatMap(({ resource: name, id, action }) => (name === resource.name ? ([[id, action]] as const) : [])),
  ])
  if (touched.size === 0) return

  const listed = new Set(lists().flatMap((query) => rowsOf<R>(query).map(({ id }) => id)))
  const open = new Set(details().flatMap((query) => (query.isActive() ? idOf(query) : [])))
  const inLists = [...touched.keys()].filter((id) => listed.has(id))
  const { mayList } = resource
  const selective = mayList !== undefined && touched.size <= maxSingleReads
  const many = resource.wholeLists === true || inLists.length > maxSingleReads
  const isWanted = (id: string) => open.has(id) || selective || (!many && listed.has(id))
  const wanted = [...touched].flatMap(([id, action]) => (action !== 'deleted' && isWanted(id) ? id : []))
  const holdingLists = new Set(lists().flatMap((query) => (rowsOf<R>(query).some(({ id }) => touched.has(id)) ? query.queryHash : [])))
  const found = await readAll((id) => resource.read(id), wanted)
  const gone = new Set([...found.gone, ...[...touched].flatMap(([id, action]) => (action === 'deleted' ? id : []))])

  const own = new Set(events.flatMap((event) => (event.own && event.resource === resource.name ? event.id : [])))
  const toDeletedRow = (row: R) => (resource.wholeLists || resource.dropsGone || own.has(row.id) ? undefined : { ...row, gone: true })
  // One row of a whole list alone would be out of order until the list has been read again.
  const updates = resource.wholeLists ? new Map<string, R>() : found.fresh
  const isUncertain = await updateRows<R>(client, resource.keys.lists, { fresh: updates, gone, toDeletedRow, undone: own })
  await waitForFetches(client, resource.keys.details)
  const reads = details().map((query) => updateDetail(client, query, { touched, fresh: found.fresh, gone }))
  if (!many) onShown?.()
  await Promise.all(reads)
  await client.invalidateQueries({ queryKey: resource.keys.lists, type: 'inactive', refetchType: 'none' })
  await refresh(client, { queryKey: resource.keys.all, predicate: ({ queryKey }) => queryKey[1] !== 'list' && queryKey[1] !== 'detail' })
  if (selective) {
    const gains = ({ queryKey }: Query) => [...found.fresh.values()].some((record) => mayList(queryKey[2] as Search, record))
    // A record that moves is in both lists for a moment rather than in none.
    await refresh(client, { queryKey: resource.keys.lists, predicate: gains })
    return refresh(client, { queryKey: resource.keys.lists, predicate: (query) => holdingLists.has(query.queryHash) && !gains(query) })
  }
  const moved = [...own].some((id) => gone.has(id) || !listed.has(id))
  if (many || moved || isUncertain) return refreshAll(client, { queryKey: resource.keys.lists })
  const grown = lists().filter((query) => query.isActive() && mayHaveNewRows(resource, query, touched))
  await Promise.all(grown.map((query) => recount(resource, client, query)))
}

interface Read<R> {
  touched: Touched
  fresh: ReadonlyMap<string, R>
  gone: ReadonlySet<string>
}

const updateDetail = <R>(client: QueryClient, query: Query, { touched, fresh, gone }: Read<R>) => {
  const { queryKey, state } = query
  const id = idOf(query)
  const filters = { queryKey, exact: true }
  if (fresh.has(id) && state.data && state.status === 'success') client.setQueryData(queryKey, fresh.get(id))
  else if (gone.has(id) && !query.isActive()) client.removeQueries(filters)
  else if (touched.has(id)) return refresh(client, filters)
  return undefined
}

const mayHaveNewRows = <R extends Row, Search>(resource: Followed<R, Search>, query: Query, touched: Touched) => {
  if ([...touched.values()].includes('created')) return true
  const held = new Set(rowsOf<R>(query).map(({ id }) => id))
  return resource.isFiltered(query.queryKey[2] as Search) && [...touched].some(([id, action]) => action === 'updated' && !held.has(id))
}

/** Recounts a list without showing its new rows. An empty list is refetched, because nothing can move. */
const recount = async <R extends Row, Search>(resource: Followed<R, Search>, client: QueryClient, query: Query) => {
  const { queryKey, state } = query
  const held = (state.data as ListData<R> | undefined)?.pages[0]?.total
  if (held === undefined) return
  if (held === 0) return refresh(client, { queryKey, exact: true })
  const { total } = await resource.readPage(queryKey[2] as Search, {})
  const deletedShown = rowsOf<R & { gone?: true }>(query).filter(({ gone }) => gone).length
  if (total !== undefined) reportGrowth(queryKey, { held, now: total + deletedShown, updatedAt: state.dataUpdatedAt })
}
