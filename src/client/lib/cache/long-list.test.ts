import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { isLong, onLongListOld, readInSight, refresh, shorten } from './long-list.ts'
import type { PageCache } from './page-cache.ts'

interface Page {
  rows: { id: string }[]
}
const cache: PageCache<Page, { id: string }> = {
  lists: ['list'],
  rows: ({ rows }) => rows,
  withRows: (page, rows) => ({ ...page, rows }),
}
const queryKey = ['list', 'all']
const page = (...ids: number[]): Page => ({ rows: ids.map((id) => ({ id: `${id}` })) })
const filled = (pages: Page[]) => {
  const client = new QueryClient()
  client.setQueryData(queryKey, { pages, pageParams: pages.map((_, at) => (at ? `/${at + 1}` : undefined)) })
  return client
}
const long = () => filled([page(1, 2), page(3, 4), page(5, 6), page(7, 8), page(9, 10)])
const ids = (client: QueryClient) =>
  client.getQueryData<{ pages: Page[] }>(queryKey)?.pages.map(({ rows }) => rows.map(({ id }) => Number(id)).join(' '))
const watched = (client: QueryClient, readsInSight: boolean) => {
  const queryFn = vi.fn(() => new Promise<never>(() => undefined))
  const stop = new QueryObserver(client, { queryKey, queryFn, meta: { readsInSight }, staleTime: Infinity }).subscribe(() => undefined)
  return { queryFn, stop }
}

describe('a long list', () => {
  it('is told that it has grown old, and not read again as a whole', async () => {
    const client = long()
    const { queryFn, stop } = watched(client, true)
    const old = vi.fn()
    const deaf = onLongListOld(client, JSON.stringify(queryKey), old)
    await refresh(client, { queryKey: ['list'] })
    expect(old).toHaveBeenCalledTimes(1)
    expect(queryFn).not.toHaveBeenCalled()
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
    deaf()
    stop()
  })

  it('reads its first page and what is in sight', async () => {
    const client = long()
    const read = vi.fn(async (path: string | undefined) => (path === '/3' ? page(5, 55) : page(1, 2)))
    await readInSight(client, cache, { queryKey, from: 4, to: 5, read })
    expect(read.mock.calls).toEqual([[undefined], ['/3']])
    expect(ids(client)).toEqual(['1 2', '3 4', '5 55', '7 8', '9 10'])
  })

  it('keeps what a new row pushes behind the end of a page', async () => {
    const client = long()
    await readInSight(client, cache, { queryKey, from: 0, to: 1, read: async () => page(0, 1) })
    expect(ids(client)?.slice(0, 2)).toEqual(['0 1 2', '3 4'])
  })

  it('is left as it is while something is being written', async () => {
    const client = long()
    const written = Promise.withResolvers<void>()
    const write = new MutationObserver(client, { mutationFn: () => written.promise }).mutate()
    await readInSight(client, cache, { queryKey, from: 0, to: 1, read: async () => page(1, 22) })
    expect(ids(client)?.[0]).toBe('1 2')
    written.resolve()
    await write
    await readInSight(client, cache, { queryKey, from: 0, to: 1, read: async () => page(1, 22) })
    expect(ids(client)?.[0]).toBe('1 22')
  })

  it('begins anew at its top', () => {
    const client = long()
    shorten(client, queryKey)
    const query = client.getQueryCache().find({ queryKey })
    expect(ids(client)).toEqual(['1 2'])
    expect([query && isLong(query), query?.isStaleByTime(60_000)]).toEqual([false, true])
  })
})
