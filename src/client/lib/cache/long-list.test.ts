import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { isLong, refresh, refreshAll, shorten } from './long-list.ts'

const queryKey = ['list', 'all']
const long = () => {
  const client = new QueryClient()
  const pages = [1, 2, 3, 4, 5].map((id) => ({ rows: [{ id }] }))
  client.setQueryData(queryKey, { pages, pageParams: pages.map((_, at) => (at ? `/${at + 1}` : undefined)) })
  return client
}

describe('a long list', () => {
  it('is marked as stale, and not read again as a whole', async () => {
    const client = long()
    const queryFn = vi.fn(() => new Promise<never>(() => undefined))
    const stop = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined)
    await refresh(client, { queryKey: ['list'] })
    expect(queryFn).not.toHaveBeenCalled()
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
    stop()
  })

  it('is read again as a whole after missed events, once everything else has been', async () => {
    const client = long()
    const read: string[] = []
    const watch = (key: string[]) =>
      new QueryObserver(client, {
        queryKey: key,
        queryFn: () => {
          read.push(key.join())
          return Promise.resolve({ pages: [] })
        },
        staleTime: Infinity,
      }).subscribe(() => undefined)
    client.setQueryData(['count'], 5)
    const stops = [watch(queryKey), watch(['count'])]
    await refreshAll(client, { queryKey: ['count'] })
    expect(read).toEqual(['count'])
    await refreshAll(client)
    expect(read).toEqual(['count', 'count', 'list,all'])
    for (const stop of stops) stop()
  })

  it('is shortened to its first page, which is stale', () => {
    const client = long()
    shorten(client, queryKey)
    const query = client.getQueryCache().find({ queryKey })
    expect(client.getQueryData(queryKey)).toEqual({ pages: [{ rows: [{ id: 1 }] }], pageParams: [undefined] })
    expect([query && isLong(query), query?.isStaleByTime(60_000)]).toEqual([false, true])
  })
})
