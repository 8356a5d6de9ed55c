import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type ListPage, type Row, rewriteLists, withRows } from './list-page.ts'

/** Waits for running fetches, which would bring back data from before the change. */
export const waitForFetches = (client: QueryClient, queryKey: QueryKey) =>
  Promise.allSettled(
    client
      .getQueryCache()
      .findAll({ queryKey, fetchStatus: 'fetching' })
      .map((query) => query.fetch()),
  )

const isNewer = (a: Row, b: Row) => a.updatedAt !== undefined && b.updatedAt !== undefined && a.updatedAt > b.updatedAt

interface RowUpdates<R> {
  /** Records as the service has them now, by id. */
  fresh: ReadonlyMap<string, R>
  /** The ids of records that are gone, or no longer visible. */
  gone: ReadonlySet<string>
  /** Replaces the row of a deleted record. Without it, or if it returns undefined, the row is removed. */
  toDeletedRow?: ((row: R) => R | undefined) | undefined
  /** The ids of records that an undo on this page put back: they may be older than their rows. */
  undone?: ReadonlySet<string> | undefined
  /** A record that is in no page yet is inserted before the first row for which this is true. Without it, none is added. */
  before?: ((record: R, row: R) => boolean) | undefined
}

const insert = <R extends Row>(
  pages: readonly ListPage<R>[],
  record: R,
  before: (record: R, row: R) => boolean,
): readonly ListPage<R>[] => {
  const at = pages.findIndex(({ rows }) => rows.some((row) => before(record, row)))
  const complete = pages.at(-1)?.continuedAt === undefined
  // A record that sorts after all loaded rows comes with its own page.
  if (at < 0 && !complete) return pages
  return pages.map((page, index) => {
    if (index !== (at < 0 ? pages.length - 1 : at)) return page
    const place = at < 0 ? page.rows.length : page.rows.findIndex((row) => before(record, row))
    return { ...page, rows: page.rows.toSpliced(place, 0, record) }
  })
}

/**
 * Updates records in every list that holds them. Rows keep their place.
 *
 * @returns whether a row was kept because it is newer than the record: the read may be late, or somebody has undone a change
 */
export const updateRows = async <R extends Row>(
  client: QueryClient,
  lists: QueryKey,
  { fresh, gone, toDeletedRow, undone, before }: RowUpdates<R>,
): Promise<boolean> => {
  await waitForFetches(client, lists)
  let isUncertain = false
  const updated = (row: R): R[] => {
    if (gone.has(row.id)) {
      const left = toDeletedRow?.(row)
      return left ? [left] : []
    }
    const now = fresh.get(row.id)
    if (!now) return [row]
    if (!isNewer(row, now) || undone?.has(row.id)) return [now]
    isUncertain = true
    return [row]
  }
  rewriteLists<R>(client, lists, (pages) => {
    const held = new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id)))
    const next = pages.map((page) => withRows(page, updated))
    const come = before ? [...fresh.values()].filter(({ id }) => !held.has(id)) : []
    return come.reduce<readonly ListPage<R>[]>((now, record) => (before ? insert(now, record, before) : now), next)
  })
  return isUncertain
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
        return back.length > 0 ? { ...page, rows: back.reduce(reinsert(order), page.rows) } : page
      })
    })
}

const reinsert =
  <R extends Row>(order: readonly R[]) =>
  (rows: readonly R[], row: R): readonly R[] => {
    const earlier = new Set(order.slice(0, order.indexOf(row)).map(({ id }) => id))
    return rows.toSpliced(rows.findLastIndex(({ id }) => earlier.has(id)) + 1, 0, row)
  }
