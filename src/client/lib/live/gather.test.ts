import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveEvent } from '../../../contract/x/events.ts'
import { gather, type News } from './gather.ts'

const event = (id: string, action: LiveEvent['action'] = 'updated', resource: LiveEvent['resource'] = 'contacts'): LiveEvent => ({
  resource,
  id,
  action,
})
const said = (news: News) => news.map(({ action, resource, id }) => `${action} ${resource} ${id}`)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const gathering = (own: string[] = []) => {
  const told: string[][] = []
  const onMissed = vi.fn(async () => undefined)
  const gate = { quiet: Promise.resolve(), tell: async (): Promise<unknown> => undefined }
  const gathered = gather({
    isOwn: (changeId) => own.includes(changeId),
    quiet: () => gate.quiet,
    onNews: (news) => {
      told.push(said(news))
      return gate.tell()
    },
    onMissed,
  })
  return { ...gathered, told, onMissed, gate }
}

describe('events', () => {
  it('are gathered for a moment, and each record is told of once', async () => {
    const { event: hear, told } = gathering()
    hear(event('1', 'created'), '10')
    hear(event('1'), '11')
    hear(event('2'), '12')
    hear(event('2', 'deleted'), '13')
    hear(event('1', 'created', 'notes'), '14')
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(250)
    expect(told).toEqual([['created contacts 1', 'deleted contacts 2', 'created notes 1']])
  })

  it('of two thousand changes are told of a few times', async () => {
    const { event: hear, told } = gathering()
    for (let n = 0; n < 2000; n += 1) {
      hear(event(`${n}`), `${n}`)
      await vi.advanceTimersByTimeAsync(5)
    }
    await vi.advanceTimersByTimeAsync(3000)
    expect(told.flat()).toHaveLength(2000)
    expect(told.length).toBeLessThanOrEqual(8)
  })

  it('of what was done on this page are left out, also where the answer came after them', async () => {
    const own: string[] = []
    const { event: hear, told } = gathering(own)
    hear(event('1'), '10')
    hear(event('2'), '11')
    own.push('10')
    await vi.advanceTimersByTimeAsync(250)
    expect(told).toEqual([['updated contacts 2']])
  })

  it('wait for what is being written, and for what is being seen to', async () => {
    const { event: hear, told, gate } = gathering()
    const [written, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    gate.quiet = written.promise
    gate.tell = () => seen.promise
    hear(event('1'), '10')
    await vi.advanceTimersByTimeAsync(1000)
    expect(told).toEqual([])
    written.resolve()
    await vi.advanceTimersByTimeAsync(0)
    hear(event('2'), '11')
    await vi.advanceTimersByTimeAsync(1000)
    expect(told).toEqual([['updated contacts 1']])
    seen.resolve()
    await vi.advanceTimersByTimeAsync(500)
    expect(told).toEqual([['updated contacts 1'], ['updated contacts 2']])
  })

  it('that were missed, or could not be seen to, make everything old', async () => {
    const { event: hear, missed, told, onMissed, gate } = gathering()
    hear(event('1'), '10')
    missed()
    await vi.advanceTimersByTimeAsync(250)
    expect([told, onMissed.mock.calls.length]).toEqual([[], 1])
    gate.tell = () => Promise.reject(new Error('no answer'))
    hear(event('1'), '11')
    await vi.advanceTimersByTimeAsync(250)
    expect(onMissed).toHaveBeenCalledTimes(2)
  })

  it('are told to nobody who has gone', async () => {
    const { event: hear, stop, told } = gathering()
    hear(event('1'), '10')
    stop()
    await vi.advanceTimersByTimeAsync(250)
    expect(told).toEqual([])
  })
})
