import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

interface Row {
  id: string
}

/** Where records of one kind are cached: in lists read page by page, and perhaps each on its own. */
export interface PageCache<Page, R extends Row> {
  /** The key of the list, or the beginning of the keys of all lists. */
  lists: QueryKey
  /** The key of a record read on its own. */
  record?: (id: string) => QueryKey
  rows: (page: Page) => readonly R[]
  withRows: (page: Page, rows: R[]) => Page
  /** The page of a list that has become longer by so many; for pages that say how many there are in all. */
  counted?: (page: Page, by: number) => Page
}
/** Takes back what was shown before the service answered: of all records, or of those named. What has changed since stays as it is. */
export type TakeBack = (ids?: ReadonlySet<string>) => void

type Pages<Page> = InfiniteData<Page, string | undefined>

/** Stops whatever would bring the old state back when it arrives, the next page of a list too; a first read goes on. */
const halt = (client: QueryClient, queryKey: QueryKey) =>
  client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })

/** Rewrites the pages of every list; a list that stays the same is not touched, and none counts as read anew. */
export const eachList = <Page, R extends Row>(
  client: QueryClient,
  cache: PageCache<Page, R>,
  change: (pages: Page[], hash: string) => Page[],
) => {
  const size = (pages: Page[]) => pages.reduce((sum, page) => sum + cache.rows(page).length, 0)
  for (const { queryKey, queryHash, state } of client.getQueryCache().findAll({ queryKey: cache.lists })) {
    const data = state.data as Pages<Page> | undefined
    if (!data) continue
    const pages = change(data.pages, queryHash)
    if (pages.every((page, at) => page === data.pages[at])) continue
    const by = size(pages) - size(data.pages)
    const { counted } = cache
    const next = counted && by !== 0 ? pages.map((page) => counted(page, by)) : pages
    client.setQueryData<Pages<Page>>(queryKey, { ...data, pages: next }, { updatedAt: state.dataUpdatedAt })
  }
}

const mapRows = <Page, R extends Row>(
  client: QueryClient,
  cache: PageCache<Page, R>,
  ids: ReadonlySet<string>,
  change: (row: R, place: string) => R,
) => {
  for (const id of ids) {
    const key = cache.record?.(id)
    const state = key && client.getQueryState<R>(key)
    if (key && state?.data) client.setQueryData<R>(key, change(state.data, 'alone'), { updatedAt: state.dataUpdatedAt })
  }
  eachList(client, cache, (pages, hash) =>
    pages.map((page) => {
      const rows = cache.rows(page)
      if (!rows.some(({ id }) => ids.has(id))) return page
      return cache.withRows(
        page,
        rows.map((row) => (ids.has(row.id) ? change(row, hash) : row)),
      )
    }),
  )
}

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** The row without an edit: each field that still is as the edit made it becomes what it was. */
const unedited = <R extends Row>(now: R, before: R, shown: R): R => {
  const back = { ...now }
  for (const key of Object.keys({ ...before, ...shown }) as (keyof R)[]) {
    if (same(before[key], shown[key]) || !same(now[key], shown[key])) continue
    if (key in before) back[key] = before[key]
    else delete back[key]
  }
  return back
}

/** Edits records wherever they are cached, in every list and on their own. */
export const editRows = async <Page, R extends Row>(
  client: QueryClient,
  cache: PageCache<Page, R>,
  ids: readonly string[],
  edit: (row: R) => R,
): Promise<TakeBack> => {
  await Promise.all([halt(client, cache.lists), ...ids.flatMap((id) => (cache.record ? [halt(client, cache.record(id))] : []))])
  const all = new Set(ids)
  const edits = new Map<string, { before: R; shown: R }>()
  mapRows(client, cache, all, (before, place) => {
    const shown = edit(before)
    edits.set(`${place} ${before.id}`, { before, shown })
    return shown
  })
  return (some = all) =>
    mapRows(client, cache, some, (now, place) => {
      const made = edits.get(`${place} ${now.id}`)
      return made ? unedited(now, made.before, made.shown) : now
    })
}

/** Takes records out of every cached list. */
export const dropRows = async <Page, R extends Row>(
  client: QueryClient,
  cache: PageCache<Page, R>,
  ids: readonly string[],
): Promise<TakeBack> => {
  await halt(client, cache.lists)
  const gone = new Set(ids)
  const before = new Map<string, readonly R[]>()
  eachList(client, cache, (pages, hash) =>
    pages.map((page, at) => {
      const rows = cache.rows(page)
      const kept = rows.filter(({ id }) => !gone.has(id))
      if (kept.length === rows.length) return page
      before.set(`${hash} ${at}`, rows)
      return cache.withRows(page, kept)
    }),
  )
  return (some = gone) =>
    eachList(client, cache, (pages, hash) => {
      const there = new Set(pages.flatMap((page) => cache.rows(page).map(({ id }) => id)))
      return pages.map((page, at) => {
        const order = before.get(`${hash} ${at}`) ?? []
        const back = order.filter(({ id }) => gone.has(id) && some.has(id) && !there.has(id))
        return back.length ? cache.withRows(page, back.reduce(putBack(order), [...cache.rows(page)])) : page
      })
    })
}

/** Puts a row behind the nearest of those it stood behind. */
const putBack =
  <R extends Row>(order: readonly R[]) =>
  (rows: R[], row: R): R[] => {
    const earlier = new Set(order.slice(0, order.indexOf(row)).map(({ id }) => id))
    return rows.toSpliced(rows.findLastIndex(({ id }) => earlier.has(id)) + 1, 0, row)
  }

/** Puts a new record on top of the list. */
export const insertRow = async <Page, R extends Row>(client: QueryClient, cache: PageCache<Page, R>, row: R): Promise<void> => {
  await halt(client, cache.lists)
  eachList(client, cache, (pages) => pages.map((page, at) => (at === 0 ? cache.withRows(page, [row, ...cache.rows(page)]) : page)))
}
