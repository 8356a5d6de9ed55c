import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ServiceError } from '../service-error.ts'
import { createQueryClient } from './query-client.ts'

test('a read on screen that the service failed is repeated by itself until it is answered', async () => {
  vi.useFakeTimers()
  const answers = [new ServiceError(500), new ServiceError(503), 'back']
  const read = vi.fn(async () => {
    const answer = answers[read.mock.calls.length - 1]
    if (typeof answer !== 'string') throw answer
    return answer
  })
  const client = createQueryClient()
  const stop = new QueryObserver(client, { queryKey: ['a'], queryFn: read }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(17_000)
  expect(client.getQueryData(['a'])).toBe('back')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read).toHaveBeenCalledTimes(3)
  stop()
  vi.useRealTimers()
})

test('a read that the service refused is not repeated', async () => {
  vi.useFakeTimers()
  const read = vi.fn(() => Promise.reject(new ServiceError(404)))
  const stop = new QueryObserver(createQueryClient(), { queryKey: ['a'], queryFn: read }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read).toHaveBeenCalledTimes(1)
  stop()
  vi.useRealTimers()
})
