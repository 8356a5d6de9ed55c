import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Log } from '../../../core/log.ts'
import type { Store } from '../../../core/store/store.ts'
import { runPruning } from './run-pruning.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 17, 9) })
})
afterEach(() => {
  vi.useRealTimers()
})
const log: Log = { info: () => {}, error: vi.fn() }
const store = {} as Store

it('prunes at the start and every hour until it is closed', async () => {
  const at: string[] = []
  const pruning = runPruning(store, 30, log, async (_, now, undoDays) => {
    at.push(`${now.toISOString().slice(11, 16)} ${undoDays}`)
  })
  await vi.advanceTimersByTimeAsync(2 * 3_600_000)
  await pruning.close()
  await vi.advanceTimersByTimeAsync(2 * 3_600_000)
  expect(at).toEqual(['09:00 30', '10:00 30', '11:00 30'])
})

it('continues after a failure, never runs twice at once, and close waits for it', async () => {
  const ends: (() => void)[] = []
  const forget = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockImplementation(() => new Promise((resolve) => ends.push(resolve)))
  const pruning = runPruning(store, 30, log, forget)
  await vi.advanceTimersByTimeAsync(3 * 3_600_000)
  expect([forget.mock.calls.length, vi.mocked(log.error).mock.calls.length]).toEqual([2, 1])
  const closed = vi.fn()
  const closing = pruning.close().then(closed)
  await vi.advanceTimersByTimeAsync(1)
  expect(closed).not.toHaveBeenCalled()
  ends[0]?.()
  await closing
})
