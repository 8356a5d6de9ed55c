import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connection, reportReachable, reportUnreachable, watchConnection } from './online.ts'

const own = { onLine: true }
let page: EventTarget
const ask = vi.fn(() => Promise.reject(new Error('No answer.')))

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', own)
  watchConnection(ask)
})
afterEach(() => {
  own.onLine = true
  reportReachable()
  ask.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('probes less and less often until the service answers', async () => {
  reportUnreachable()
  expect([connection(), onlineManager.isOnline()]).toEqual(['unreachable', false])
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return ask.mock.calls.length
  }
  expect([await after(1_999), await after(1), await after(3_999), await after(1), await after(8_000)]).toEqual([0, 1, 1, 2, 3])
  expect([await after(16_000), await after(30_000), await after(30_000)]).toEqual([4, 5, 6])
  reportReachable()
  expect([connection(), onlineManager.isOnline()]).toEqual(['online', true])
  expect(await after(120_000)).toBe(6)
})

it('believes an answer more than the browser', async () => {
  own.onLine = false
  ask.mockImplementationOnce(async () => reportReachable() as never)
  page.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(0)
  expect([ask.mock.calls.length, connection(), onlineManager.isOnline()]).toEqual([1, 'online', true])
})

it('is offline without a network, and probes at once when it returns', async () => {
  own.onLine = false
  reportUnreachable()
  page.dispatchEvent(new Event('offline'))
  expect([connection(), onlineManager.isOnline()]).toEqual(['offline', false])
  own.onLine = true
  page.dispatchEvent(new Event('online'))
  expect(connection()).toBe('unreachable')
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(1)
})
