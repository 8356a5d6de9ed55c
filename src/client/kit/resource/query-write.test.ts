import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { writesSettled } from '../../lib/cache/follow-up.ts'
import { Unreachable } from '../../lib/service-error.ts'
import { cachedWithEdits, editOf, writeQueries } from './query-write.ts'

const setUp = (id: string) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  const service = { letters: ['a'], reachable: true }
  const query = queryOptions({
    queryKey: ['letters', id],
    queryFn: async () => {
      if (!service.reachable) throw new Unreachable()
      return [...service.letters]
    },
  })
  client.setQueryData(query.queryKey, ['a'])
  const add = (letter: string, answer: () => Promise<unknown>) => {
    const send = async () => {
      await answer()
      service.letters.push(letter)
      return { changeId: letter }
    }
    const edits = [
      editOf(
        query,
        (letters) => [...new Set([...letters, letter])],
        (letters) => letters.filter((other) => other !== letter),
      ),
    ]
    return writeQueries(client, { edits, send, refreshes: [query.queryKey] })
  }
  const shown = () => cachedWithEdits(client, query)?.join('')
  const open = () => new QueryObserver(client, query).subscribe(() => undefined)
  return { client, service, query, add, shown, open }
}

const refusal = (answer: Promise<void>) => () => answer.then(() => Promise.reject(new Error('refused')))

it('shows a write at once, and what the service has afterwards', async () => {
  const { client, query, add, shown, open } = setUp('accepted')
  open()
  const answer = Promise.withResolvers<void>()
  const written = add('b', () => answer.promise)
  expect(shown()).toBe('ab')
  expect(client.getQueryData(query.queryKey)).toEqual(['a'])
  answer.resolve()
  const { restore } = await written
  expect(shown()).toBe('ab')
  await writesSettled()
  expect(client.getQueryData(query.queryKey)).toEqual(['a', 'b'])
  restore()
  expect(shown()).toBe('a')
})

it('takes back its own edit alone, also when more was written since', async () => {
  const { add, shown, open } = setUp('restored')
  open()
  const { restore } = await add('b', async () => undefined)
  await add('c', async () => undefined)
  await writesSettled()
  restore()
  expect(shown()).toBe('ac')
})

it('reverts refused writes alone, in whatever order they fail', async () => {
  const { add, shown, open } = setUp('refused')
  open()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const results = [add('b', refusal(first.promise)), add('c', () => second.promise)]
  expect(shown()).toBe('abc')
  first.resolve()
  await expect(results[0]).rejects.toThrow('refused')
  expect(shown()).toBe('ac')
  second.resolve()
  await results[1]
  await writesSettled()
  expect(shown()).toBe('ac')
})

it.each(['is not on screen', "can't be read again"])('keeps an accepted write in data that %s, and counts it as stale', async (what) => {
  const { client, service, query, add, shown, open } = setUp(what)
  if (what !== 'is not on screen') open()
  service.reachable = false
  await add('b', async () => undefined)
  await writesSettled()
  expect(shown()).toBe('ab')
  await vi.waitFor(() => expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true), { timeout: 20_000 })
})
