import { InfiniteQueryObserver, infiniteQueryOptions, QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { loadToEnd } from './load-to-end.ts'

const pages = 4

/** A search of four pages, its rows named after it; `onRead` is called with every page requested. */
const search = (name: string, onRead: (path: string) => void = () => undefined) =>
  infiniteQueryOptions({
    queryKey: [name],
    queryFn: async ({ pageParam, signal }) => {
      onRead(`${name}${pageParam}`)
      await new Promise((resolve) => setTimeout(resolve, 1))
      signal.throwIfAborted()
      return { rows: [{ id: `${name}${pageParam}` }], next: pageParam < pages ? pageParam + 1 : undefined }
    },
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
  })

const listOf = async (options: ReturnType<typeof search>, client = new QueryClient()) => {
  const list = new InfiniteQueryObserver(client, options)
  list.subscribe(() => undefined)
  await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true)
  return list
}

describe('loading a list to its end', () => {
  it('reports everything loaded after each page', async () => {
    const list = await listOf(search('a'))
    const reported: (readonly string[])[] = []
    await loadToEnd(
      () => list.fetchNextPage({ cancelRefetch: false }),
      (ids) => reported.push(ids),
      new AbortController().signal,
    )
    expect(reported).toEqual([
      ['a1', 'a2'],
      ['a1', 'a2', 'a3'],
      ['a1', 'a2', 'a3', 'a4'],
    ])
  })

  it.each([
    ['that is not loaded', []],
    ['that is loaded', ['b1']],
  ])('ends when the list turns to another search %s, and takes none of its rows', async (_, before) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
    const asked: string[] = []
    const other = search('b', (path) => asked.push(path))
    if (before.length) await client.prefetchInfiniteQuery(other)
    expect(asked).toEqual(before)
    const list = await listOf(search('a'), client)
    const control = new AbortController()
    const taken = new Set<string>()
    let turns = 0
    const loadMore = () => {
      const answer = list.fetchNextPage({ cancelRefetch: false })
      turns += 1
      if (turns === 2) {
        control.abort()
        list.setOptions(other)
      }
      return answer
    }
    const take = (ids: readonly string[]) => {
      for (const id of ids) taken.add(id)
    }
    await loadToEnd(loadMore, take, control.signal)
    await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true)
    expect([...taken]).toEqual(['a1', 'a2'])
    expect(asked).toEqual(['b1'])
  })

  it('throws what kept a page from being loaded', async () => {
    const reported: number[] = []
    let reads = 0
    const loadMore = async () => {
      reads += 1
      const data = { pages: [{ rows: [{ id: '1' }] }] }
      return { data, hasNextPage: true, error: reads === 2 ? new Error('Offline.') : null }
    }
    const walk = loadToEnd(loadMore, (ids) => reported.push(ids.length), new AbortController().signal)
    await expect(walk).rejects.toThrow('Offline.')
    expect(reported).toEqual([1, 1])
  })
})
