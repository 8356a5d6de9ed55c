import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isNotFound } from '../service-error.ts'
import { eachList, type PageCache } from './page-cache.ts'

/** Resolves when no write is under way. */
export const quiet = (client: QueryClient): Promise<void> =>
  new Promise((done) => {
    const look = () => {
      if (client.isMutating()) return
      leave()
      done()
    }
    const leave = client.getMutationCache().subscribe(look)
    queueMicrotask(look)
  })

/** Resolves when what is being read has come: a page on its way brings the pages before it along as they were when it was asked for. */
const landed = (client: QueryClient, queryKey: QueryKey) =>
  Promise.allSettled(
    client
      .getQueryCache()
      .findAll({ queryKey, fetchStatus: 'fetching' })
      .map((query) => query.fetch()),
  )

/** Records as they are now; `gone` are those that are there no more, for this person. */
export interface Named<R> {
  fresh: ReadonlyMap<string, R>
  gone: ReadonlySet<string>
}

/** Reads a few records, each by itself, while nothing is written: what is read beside a write may show less than is on the screen. */
export const readNamed = async <R>(client: QueryClient, ids: Iterable<string>, read: (id: string) => Promise<R>): Promise<Named<R>> => {
  for (;;) {
    await quiet(client)
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
    await Promise.all([...ids].map(one))
    if (!client.isMutating()) return { fresh, gone }
  }
}

interface Row {
  id: string
  updatedAt?: string | undefined
}
interface Mending<R> extends Named<R> {
  /** What a row becomes whose record is gone; without it the row leaves. */
  asGone?: (row: R) => R
  /** Where a record stands that was not there: before the first row of which this is true. Without it none is added. */
  before?: (record: R, row: R) => boolean
}

const newer = (a: Row, b: Row) => a.updatedAt !== undefined && b.updatedAt !== undefined && a.updatedAt > b.updatedAt

const withCome = <Page, R extends Row>(pages: Page[], cache: PageCache<Page, R>, come: R, before: (record: R, row: R) => boolean) => {
  const at = pages.findIndex((page) => cache.rows(page).some((row) => before(come, row)))
  const whole = (pages.at(-1) as { continuedAt?: string } | undefined)?.continuedAt === undefined
  // What stands behind all that has been read comes with its page.
  if (at < 0 && !whole) return pages
  return pages.map((page, index) => {
    if (index !== (at < 0 ? pages.length - 1 : at)) return page
    const rows = cache.rows(page)
    const place = at < 0 ? rows.length : rows.findIndex((row) => before(come, row))
    return cache.withRows(page, rows.toSpliced(place, 0, come))
  })
}

/** Brings records as they are now into every list that holds them; each row keeps its place. */
export const mendRows = async <Page, R extends Row>(
  client: QueryClient,
  cache: PageCache<Page, R>,
  { fresh, gone, asGone, before }: Mending<R>,
): Promise<void> => {
  await landed(client, cache.lists)
  const mended = (row: R): R[] => {
    if (gone.has(row.id)) return asGone ? [asGone(row)] : []
    const now = fresh.get(row.id)
    return [now && !newer(row, now) ? now : row]
  }
  eachList(client, cache, (pages) => {
    const held = new Set<string>()
    const next = pages.map((page) => {
      const rows = cache.rows(page)
      for (const { id } of rows) held.add(id)
      return rows.some(({ id }) => gone.has(id) || fresh.has(id)) ? cache.withRows(page, rows.flatMap(mended)) : page
    })
    const come = before ? [...fresh.values()].filter(({ id }) => !held.has(id)) : []
    return come.reduce((now, record) => (before ? withCome(now, cache, record, before) : now), next)
  })
}
