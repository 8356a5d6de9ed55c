import { InfiniteQueryObserver, infiniteQueryOptions, QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { testContact } from '../test-contact.ts'
import { walkList } from './walk-list.ts'

const pages = 4

/** A search of four pages, its contacts named after it; `onRead` hears of every page that is asked for. */
const search = (name: string, onRead: (path: string) => void = () => undefined) =>
  infiniteQueryOptions({
    queryKey: [name],
    queryFn: async ({ pageParam, signal }) => {
      onRead(`${name}${pageParam}`)
      await new Promise((resolve) => setTimeout(resolve, 1))
      signal.throwIfAborted()
      return { contacts: [testContact(`${name}${pageParam}`)], next: pageParam < pages ? pageParam + 1 : undefined }
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

describe('walking a list to its end', () => {
  it('reads every page and says all that it has read', async () => {
    const list = await listOf(search('a'))
    const heard: (readonly string[])[] = []
    await walkList(
      () => list.fetchNextPage({ cancelRefetch: false }),
      (ids) => heard.push(ids),
      new AbortController().signal,
    )
    expect(heard).toEqual([
      ['a1', 'a2'],
      ['a1', 'a2', 'a3'],
      ['a1', 'a2', 'a3', 'a4'],
    ])
  })

  it.each([
    ['that has not been read', []],
    ['that has been read before', ['b1']],
  ])('ends where another search is asked for meanwhile, %s, and takes nothing of that one', async (_, before) => {
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
    await walkList(loadMore, take, control.signal)
    await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true)
    expect([...taken]).toEqual(['a1', 'a2'])
    expect(asked).toEqual(['b1'])
  })

  it('says what kept a page from being read, after those that were', async () => {
    const heard: number[] = []
    let turn = 0
    const loadMore = async () => {
      turn += 1
      const data = { pages: [{ contacts: [testContact('1')] }] }
      return { data, hasNextPage: true, error: turn === 2 ? new Error('No answer.') : null }
    }
    const walk = walkList(loadMore, (ids) => heard.push(ids.length), new AbortController().signal)
    await expect(walk).rejects.toThrow('No answer.')
    expect(heard).toEqual([1, 1])
  })
})
