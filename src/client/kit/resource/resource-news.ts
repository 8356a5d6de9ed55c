import type { Query, QueryClient } from '@tanstack/react-query'
import { refresh } from '../../lib/cache/long-list.ts'
import type { News } from '../../lib/live/gather.ts'
import { isNotFound } from '../../lib/service-error.ts'
import { reportGrowth } from './added-rows.ts'
import type { ListData, Row } from './list-page.ts'
import { mendRows, settled } from './list-rows.ts'
import type { Resource, Versioned } from './resource.ts'

/** Up to so many changed records are read one by one; of more, the lists on screen are read again. */
export const few = 10

type Touched = ReadonlyMap<string, News[number]['action']>

interface WithFiles {
  readonly files?: readonly { readonly id: string }[] | undefined
}

export const rowsOf = <R>({ state }: Query) => (state.data as ListData<R> | undefined)?.pages.flatMap(({ rows }) => rows) ?? []
const idOf = ({ queryKey }: Query) => queryKey[2] as string

/** Reads records without counting as a view; those that are gone are named apart. */
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
 * Brings changed records of a resource into the cache: rows stay where they are, and queries that are not on screen become stale.
 *
 * @param onShown called in the same task that puts the records into the cache, so that a pending edit is never shown twice or not at all
 */
export const bringNews = async <R extends Row, Search, New, Change extends object>(
  resource: Resource<R, Search, New, Change>,
  client: QueryClient,
  news: News,
  onShown?: () => void,
): Promise<void> => {
  const cache = client.getQueryCache()
  const lists = () => cache.findAll({ queryKey: resource.keys.lists })
  const details = () => cache.findAll({ queryKey: resource.keys.details })
  const files = new Set(news.flatMap((event) => (event.resource === 'files' ? event.id : [])))
  const holders = details().filter(({ state }) => (state.data as WithFiles | undefined)?.files?.some(({ id }) => files.has(id)))
  const touched: Touched = new Map([
    ...holders.map((query) => [idOf(query), 'updated'] as const),
    ...news.flatMap(({ resource: name, id, action }) => (name === resource.name ? ([[id, action]] as const) : [])),
  ])
  if (touched.size === 0) return

  const listed = new Set(lists().flatMap((query) => rowsOf<R>(query).map(({ id }) => id)))
  const open = new Set(details().flatMap((query) => (query.isActive() ? idOf(query) : [])))
  const inLists = [...touched.keys()].filter((id) => listed.has(id))
  const many = inLists.length > few
  const wanted = [...touched].flatMap(([id, action]) => (action !== 'deleted' && (open.has(id) || (!many && listed.has(id))) ? id : []))
  const read = await readAll((id) => resource.read(id), wanted)
  const gone = new Set([...read.gone, ...[...touched].flatMap(([id, action]) => (action === 'deleted' ? id : []))])

  const own = new Set(news.flatMap((event) => (event.own && event.resource === resource.name ? event.id : [])))
  const asGone = (row: R) => (own.has(row.id) ? undefined : { ...row, gone: true })
  await mendRows<R>(client, resource.keys.lists, { fresh: read.fresh, gone, asGone })
  await settled(client, resource.keys.details)
  for (const query of details()) mendDetail(client, query, { touched, fresh: read.fresh, gone })
  if (!many) onShown?.()
  await client.invalidateQueries({ queryKey: resource.keys.lists, type: 'inactive', refetchType: 'none' })
  await refresh(client, { queryKey: resource.keys.all, predicate: ({ queryKey }) => queryKey[1] !== 'list' && queryKey[1] !== 'detail' })
  const moved = [...own].some((id) => gone.has(id) || !listed.has(id))
  if (many || moved) return refresh(client, { queryKey: resource.keys.lists })
  const grown = lists().filter((query) => query.isActive() && mayHaveGrown(resource, query, touched))
  await Promise.all(grown.map((query) => countAgain(resource, client, query)))
}

interface Read<R> {
  touched: Touched
  fresh: ReadonlyMap<string, Versioned<R>>
  gone: ReadonlySet<string>
}

const mendDetail = <R>(client: QueryClient, query: Query, { touched, fresh, gone }: Read<R>) => {
  const { queryKey, state } = query
  const id = idOf(query)
  const filters = { queryKey, exact: true }
  if (fresh.has(id) && state.data && state.status === 'success') client.setQueryData(queryKey, fresh.get(id))
  else if (gone.has(id) && !query.isActive()) client.removeQueries(filters)
  else if (touched.has(id)) void refresh(client, filters)
}

const mayHaveGrown = <R extends Row, Search, New, Change extends object>(
  resource: Resource<R, Search, New, Change>,
  query: Query,
  touched: Touched,
) => {
  if ([...touched.values()].includes('created')) return true
  const held = new Set(rowsOf<R>(query).map(({ id }) => id))
  return resource.isFiltered(query.queryKey[2] as Search) && [...touched].some(([id, action]) => action === 'updated' && !held.has(id))
}

/** Counts a list again without showing its new rows; an empty list is read, since nothing can be moved. */
const countAgain = async <R extends Row, Search, New, Change extends object>(
  resource: Resource<R, Search, New, Change>,
  client: QueryClient,
  query: Query,
) => {
  const { queryKey, state } = query
  const held = (state.data as ListData<R> | undefined)?.pages[0]?.total
  if (held === undefined) return
  if (held === 0) return refresh(client, { queryKey, exact: true })
  const { total } = await resource.readPage(queryKey[2] as Search, {})
  const stillShown = rowsOf<R & { gone?: true }>(query).filter(({ gone }) => gone).length
  if (total !== undefined) reportGrowth(queryKey, { held, now: total + stillShown, updatedAt: state.dataUpdatedAt })
}
