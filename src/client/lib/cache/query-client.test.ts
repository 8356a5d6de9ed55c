import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { errorMessage, formatWait, ServiceError, Unreachable } from '../service-error.ts'
import { createQueryClient } from './query-client.ts'

describe('reads', () => {
  it('are not repeated after an answer, and twice when none came', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: true })
    const client = createQueryClient()
    const refused = vi.fn(() => Promise.reject(new ServiceError(404)))
    const unanswered = vi.fn(() => Promise.reject(new Unreachable()))
    const both = Promise.allSettled([
      client.fetchQuery({ queryKey: ['a'], queryFn: refused, retry: client.getDefaultOptions().queries?.retry ?? false }),
      client.fetchQuery({ queryKey: ['b'], queryFn: unanswered, retry: client.getDefaultOptions().queries?.retry ?? false }),
    ])
    await vi.runAllTimersAsync()
    await both
    expect(refused).toHaveBeenCalledTimes(1)
    expect(unanswered).toHaveBeenCalledTimes(3)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
})

describe('writes', () => {
  it('invalidate what they declare, once, after the last of several', async () => {
    const client = createQueryClient()
    const read = vi.fn(async () => 'data')
    const stop = new QueryObserver(client, { queryKey: ['contacts', 'list'], queryFn: read }).subscribe(() => undefined)
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1), { timeout: 20_000 })
    const gate = Promise.withResolvers<void>()
    const write = (wait: Promise<void>) =>
      new MutationObserver(client, { mutationFn: () => wait, meta: { invalidates: [['contacts']] } }).mutate()
    const slow = write(gate.promise)
    await write(Promise.resolve())
    expect(read).toHaveBeenCalledTimes(1)
    gate.resolve()
    await slow
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2), { timeout: 20_000 })
    stop()
  })
})

describe('a first read that was under way during a write', () => {
  it('is made again, for it may have brought what was before', async () => {
    const client = createQueryClient()
    const early = Promise.withResolvers<string>()
    const answers = [early.promise, Promise.resolve('after')]
    const read = vi.fn(() => answers.shift() ?? Promise.reject(new Error('Read once more.')))
    const queryKey = ['contacts', 'list']
    const stop = new QueryObserver(client, { queryKey, queryFn: read }).subscribe(() => undefined)
    await new MutationObserver(client, { mutationFn: async () => undefined, meta: { invalidates: [['contacts']] } }).mutate()
    early.resolve('before')
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('after'), { timeout: 20_000 })
    expect(read).toHaveBeenCalledTimes(2)
    stop()
  })
})

describe('errors in words', () => {
  it('say what people can act on', () => {
    expect(errorMessage(new ServiceError(507))).toContain('full')
    expect(errorMessage(new Unreachable())).toBe("Can't reach the server.")
    expect(errorMessage(new TypeError('x is undefined'))).toBe('Something went wrong on this page.')
    expect(formatWait(40)).toBe('40 seconds')
    expect(formatWait(1)).toBe('1 second')
    expect(formatWait(125)).toBe('3 minutes')
  })
})
