import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveEvent } from '../../../contract/x/events.ts'
import { gather, type LiveEvents } from './gather.ts'

const event = (id: string, action: LiveEvent['action'] = 'updated', resource: LiveEvent['resource'] = 'contacts'): LiveEvent => ({
  resource,
  id,
  action,
})
const summaries = (events: LiveEvents) => events.map(({ action, resource, id }) => `${action} ${resource} ${id}`)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const gathering = (own: string[] = []) => {
  const received: string[][] = []
  const onMissed = vi.fn(async () => undefined)
  const gate = { held: new Set<string>(), release: () => {}, tell: async (): Promise<unknown> => undefined }
  const gathered = gather({
    isOwn: (changeId) => own.includes(changeId),
    isHeld: ({ id }) => gate.held.has(id),
    onRelease: (look) => {
      gate.release = look
      return () => undefined
    },
    onEvents: (events) => {
      received.push(summaries(events))
      return gate.tell()
    },
    onMissed,
  })
  return { ...gathered, received, onMissed, gate }
}

describe('gather', () => {
  it('collects events and lists each record once', async () => {
    const { event: receive, received } = gathering()
    receive(event('1', 'created'), '10')
    receive(event('1'), '11')
    receive(event('2'), '12')
    receive(event('2', 'deleted'), '13')
    receive(event('1', 'created', 'notes'), '14')
    expect(received).toEqual([])
    await vi.advanceTimersByTimeAsync(250)
    expect(received).toEqual([['created contacts 1', 'deleted contacts 2', 'created notes 1']])
  })

  it('handles two thousand changes in a few batches', async () => {
    const { event: receive, received } = gathering()
    for (let n = 0; n < 2000; n += 1) {
      receive(event(`${n}`), `${n}`)
      await vi.advanceTimersByTimeAsync(5)
    }
    await vi.advanceTimersByTimeAsync(3000)
    expect(received.flat()).toHaveLength(2000)
    expect(received.length).toBeLessThanOrEqual(8)
  })

  it('handles each of several single changes before the next one', async () => {
    const { event: receive, received, gate } = gathering()
    gate.tell = () => new Promise((done) => setTimeout(done, 50))
    for (let n = 0; n < 20; n += 1) {
      receive(event(`${n}`), `${n}`)
      await vi.advanceTimersByTimeAsync(240)
      expect(received).toHaveLength(n + 1)
    }
  })

  it('drops the events of own changes, even if their answer arrives later', async () => {
    const own: string[] = []
    const { event: receive, received } = gathering(own)
    receive(event('1'), '10')
    receive(event('2'), '11')
    own.push('10')
    await vi.advanceTimersByTimeAsync(250)
    expect(received).toEqual([['updated contacts 2']])
  })

  it('holds back the records that are being written, and those alone', async () => {
    const { event: receive, missed, received, onMissed, gate } = gathering()
    gate.held.add('1')
    receive(event('1'), '10')
    await vi.advanceTimersByTimeAsync(30_000)
    receive(event('2'), '11')
    await vi.advanceTimersByTimeAsync(300)
    expect(received).toEqual([['updated contacts 2']])
    missed()
    await vi.advanceTimersByTimeAsync(300)
    expect(onMissed).toHaveBeenCalledTimes(1)
    gate.held.clear()
    gate.release()
    await vi.advanceTimersByTimeAsync(300)
    expect(received).toEqual([['updated contacts 2'], ['updated contacts 1']])
  })

  it('waits for the batch before', async () => {
    const { event: receive, received, gate } = gathering()
    const seen = Promise.withResolvers<void>()
    gate.tell = () => seen.promise
    receive(event('1'), '10')
    await vi.advanceTimersByTimeAsync(300)
    receive(event('2'), '11')
    await vi.advanceTimersByTimeAsync(1000)
    expect(received).toEqual([['updated contacts 1']])
    seen.resolve()
    await vi.advanceTimersByTimeAsync(500)
    expect(received).toEqual([['updated contacts 1'], ['updated contacts 2']])
  })

  it('refreshes everything after missed events or a failed batch', async () => {
    const { event: receive, missed, received, onMissed, gate } = gathering()
    receive(event('1'), '10')
    missed()
    await vi.advanceTimersByTimeAsync(250)
    expect([received, onMissed.mock.calls.length]).toEqual([[], 1])
    gate.tell = () => Promise.reject(new Error('no answer'))
    receive(event('1'), '11')
    await vi.advanceTimersByTimeAsync(250)
    expect(onMissed).toHaveBeenCalledTimes(2)
  })

  it('handles nothing after it was stopped', async () => {
    const { event: receive, stop, received } = gathering()
    receive(event('1'), '10')
    stop()
    await vi.advanceTimersByTimeAsync(250)
    expect(received).toEqual([])
  })
})
