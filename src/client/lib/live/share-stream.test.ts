import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeChannel, FakeLocks } from '../../testing/fake-pages.ts'
import { reportReachable } from '../online.ts'
import { setTransport } from '../transport.ts'
import { listen } from './listen.ts'

/** The streams that are open, and the event each was asked to start after. */
let streams: { after: string | null; say: (text: string) => void; open: boolean }[]
let heard: string[]
const stops = new Map<string, () => void>()
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const updated = (place: string) => `id: ${place}\ndata: {"resource":"contacts","id":"5","action":"updated"}\n\n`
const open = () => streams.filter((stream) => stream.open)

const answer = (request: Request) => {
  const stream = { after: request.headers.get('last-event-id'), say: (_text: string): unknown => undefined, open: true }
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      stream.say = (text) => controller.enqueue(new TextEncoder().encode(text))
      request.signal.addEventListener('abort', () => {
        stream.open = false
        controller.error(new DOMException('Stopped.', 'AbortError'))
      })
    },
  })
  streams.push(stream)
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

/** Opens a window that listens. */
const openWindow = (name: string, after: string) => {
  const listener = {
    event: (_: unknown, changeId: string) => heard.push(`${name} ${changeId}`),
    missed: () => heard.push(`${name} missed`),
  }
  stops.set(name, listen(listener, after))
}
const close = (name: string) => stops.get(name)?.()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { onLine: true, locks: new FakeLocks() })
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  ;[streams, heard] = [[], []]
  setTransport(async (request) => answer(request))
})
afterEach(async () => {
  for (const stop of stops.values()) stop()
  stops.clear()
  await pass(0)
  reportReachable()
  setTransport()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('windows beside each other', () => {
  it('share one stream', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) openWindow(name, '7')
    await pass(0)
    open()[0]?.say('id: 7\n\n')
    open()[0]?.say(updated('8'))
    await pass(0)
    expect([streams.length, heard]).toEqual([1, ['a 8', 'b 8', 'c 8', 'd 8', 'e 8', 'f 8', 'g 8']])
  })

  it('go on from the last event when the window with the stream closes', async () => {
    for (const name of ['a', 'b']) openWindow(name, '7')
    await pass(0)
    open()[0]?.say(updated('8'))
    await pass(0)
    close('a')
    await pass(0)
    expect(open().map(({ after }) => after)).toEqual(['8'])
    open()[0]?.say(updated('9'))
    await pass(0)
    expect(heard).toEqual(['a 8', 'b 8', 'b 9'])
  })

  it('bring an older window up to date, without repeating anything to the others', async () => {
    openWindow('a', '7')
    await pass(0)
    open()[0]?.say(updated('8'))
    await pass(0)
    openWindow('b', '7')
    await pass(0)
    expect(open().map(({ after }) => after)).toEqual(['7'])
    open()[0]?.say(updated('8'))
    await pass(0)
    expect(heard).toEqual(['a 8', 'b 8'])
  })

  it('tell a newer window only what is new', async () => {
    openWindow('a', '7')
    await pass(0)
    openWindow('b', '8')
    await pass(0)
    for (const place of ['8', '9.2']) open()[0]?.say(updated(place))
    await pass(0)
    expect([streams.length, heard]).toEqual([1, ['a 8', 'a 9', 'b 9']])
  })

  it('all learn that events were missed, and go on', async () => {
    for (const name of ['a', 'b']) openWindow(name, '700')
    await pass(0)
    open()[0]?.say(`event: missed\ndata: {}\n\nid: 3\n\n${updated('4')}`)
    await pass(0)
    expect(heard).toEqual(['a missed', 'b missed', 'a 4', 'b 4'])
  })

  it('take over from a window that has frozen', async () => {
    navigator.locks.request('tandem-events', () => new Promise(() => undefined)).catch(() => undefined)
    openWindow('a', '7')
    await pass(14_000)
    expect(open()).toEqual([])
    await pass(11_000)
    expect(open().map(({ after }) => after)).toEqual(['7'])
  })

  it.each([
    ['locks', { locks: { request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')) } }, FakeChannel],
    [
      'channels',
      { locks: new FakeLocks() },
      class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        }
      },
    ],
  ])('ask every ten seconds, each for itself, in a browser that refuses %s', async (_, navigator, channel) => {
    vi.stubGlobal('navigator', { onLine: true, ...navigator })
    vi.stubGlobal('BroadcastChannel', channel)
    openWindow('a', '7')
    await pass(0)
    expect(open().map(({ after }) => after)).toEqual(['7'])
    open()[0]?.say(updated('8'))
    await pass(3_000)
    expect([heard, open()]).toEqual([['a 8'], []])
    await pass(10_000)
    expect(streams.map(({ after }) => after)).toEqual(['7', '8'])
  })
})
