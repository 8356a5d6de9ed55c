import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchWhenIdle } from './prefetch.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('code is prefetched once the page has settled', async () => {
  const fetch = vi.fn(async () => undefined)
  const done = prefetchWhenIdle([fetch, fetch])
  expect(fetch).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  await done
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a browser that saves data prefetches nothing', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const fetch = vi.fn(async () => undefined)
  const done = prefetchWhenIdle([fetch])
  await vi.runAllTimersAsync()
  await done
  expect(fetch).not.toHaveBeenCalled()
})
