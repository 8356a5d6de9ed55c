import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type ListPage, type Row, rewriteLists, withRows } from './list-page.ts'

/** Waits for what is being fetched: it was requested before, and would bring that back. */
export const settled = (client: QueryClient, queryKey: QueryKey) =>
  Promise.allSettled(
    client
      .getQueryCache()
      .findAll({ queryKey, fetchStatus: 'fetching' })
      .map((query) => query.fetch()),
  )

const isNewer = (a: Row, b: Row) => a.updatedAt !== undefined && b.updatedAt !== undefined && a.updatedAt > b.updatedAt

interface Mending<R> {
  /** Records as the service has them now, by id. */
  fresh: ReadonlyMap<string, R>
  /** The ids of records that are gone, or no longer visible. */
  gone: ReadonlySet<string>
  /** What a row of a record that is gone becomes; without it, or where it returns nothing, the row is removed. */
  asGone?: ((row: R) => R | undefined) | undefined
  /** Where a record belongs that is in no page yet: before the first row for which this is true. Without it none is added. */
  before?: ((record: R, row: R) => boolean) | undefined
}

const insert = <R extends Row>(
  pages: readonly ListPage<R>[],
  record: R,
  before: (record: R, row: R) => boolean,
): readonly ListPage<R>[] => {
  const at = pages.findIndex(({ rows }) => rows.some((row) => before(record, row)))
  const complete = pages.at(-1)?.continuedAt === undefined
  // What belongs after everything that has been read comes with its own page.
  if (at < 0 && !complete) return pages
  return pages.map((page, index) => {
    if (index !== (at < 0 ? pages.length - 1 : at)) return page
    const place = at < 0 ? page.rows.length : page.rows.findIndex((row) => before(record, row))
    return { ...page, rows: page.rows.toSpliced(place, 0, record) }
  })
}

/** Brings records into every list that holds them; each row keeps its place. */
export const mendRows = async <R extends Row>(
  client: QueryClient,
  lists: QueryKey,
  { fresh, gone, asGone, before }: Mending<R>,
): Promise<void> => {
  await settled(client, lists)
  const mended = (row: R): R[] => {
    if (gone.has(row.id)) {
      const left = asGone?.(row)
      return left ? [left] : []
    }
    const now = fresh.get(row.id)
    return [now && !isNewer(row, now) ? now : row]
  }
  rewriteLists<R>(client, lists, (pages) => {
    const held = new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id)))
    const next = pages.map((page) => withRows(page, mended))
    const come = before ? [...fresh.values()].filter(({ id }) => !held.has(id)) : []
    return come.reduce<readonly ListPage<R>[]>((now, record) => (before ? insert(now, record, before) : now), next)
  })
}

/** Takes records out of every cached list. Returns a function that puts them back behind the rows they followed. */
export const dropRows = <R extends Row>(client: QueryClient, lists: QueryKey, ids: readonly string[]): (() => void) => {
  const gone = new Set(ids)
  const before = new Map<string, readonly R[]>()
  rewriteLists<R>(client, lists, (pages, hash) =>
    pages.map((page, at) => {
      if (page.rows.some(({ id }) => gone.has(id))) before.set(`${hash} ${at}`, page.rows)
      return withRows(page, (row) => (gone.has(row.id) ? [] : [row]))
    }),
  )
  return () =>
    rewriteLists<R>(client, lists, (pages, hash) => {
      const held = new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id)))
      return pages.map((page, at) => {
        const order = before.get(`${hash} ${at}`) ?? []
        const back = order.filter(({ id }) => gone.has(id) && !held.has(id))
        return back.length > 0 ? { ...page, rows: back.reduce(putBack(order), page.rows) } : page
      })
    })
}

const putBack =
  <R extends Row>(order: readonly R[]) =>
  (rows: readonly R[], row: R): readonly R[] => {
    const earlier = new Set(order.slice(0, order.indexOf(row)).map(({ id }) => id))
    return rows.toSpliced(rows.findLastIndex(({ id }) => earlier.has(id)) + 1, 0, row)
  }
