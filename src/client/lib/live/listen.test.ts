import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeChannel, FakeLocks } from '../../testing/fake-pages.ts'
import { connection, reportReachable } from '../online.ts'
import { beginSession, sessionStore } from '../session-store.ts'
import { setTransport } from '../transport.ts'
import { listen } from './listen.ts'

/** A page that can be looked away from. */
class FakeDocument extends EventTarget {
  visibilityState = 'visible'
  turn(state: 'visible' | 'hidden') {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

interface Stream {
  say: (text: string) => void
  end: () => void
  left: boolean
}
type Answer = 'stream' | 'nothing' | number
let page: FakeDocument
let network: EventTarget
let answers: Answer[]
let asked: (string | null)[]
let streams: Stream[]
let heard: string[]
let stop: () => void

const openStream = (request: Request) => {
  const stream: Stream = { say: () => undefined, end: () => undefined, left: false }
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      stream.say = (text) => controller.enqueue(new TextEncoder().encode(text))
      stream.end = () => controller.close()
      request.signal.addEventListener('abort', () => {
        stream.left = true
        try {
          controller.error(new DOMException('Stopped.', 'AbortError'))
        } catch {
          // It has ended already.
        }
      })
    },
  })
  streams.push(stream)
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const updated = (place: string, id: string) => `id: ${place}\ndata: {"resource":"contacts","id":"${id}","action":"updated"}\n\n`

beforeEach(() => {
  vi.useFakeTimers()
  page = new FakeDocument()
  vi.stubGlobal('document', page)
  network = new EventTarget()
  vi.stubGlobal('window', network)
  vi.stubGlobal('navigator', { onLine: true, locks: new FakeLocks() })
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  ;[answers, asked, streams, heard] = [[], [], [], []]
  setTransport(async (request) => {
    asked.push(request.headers.get('last-event-id'))
    const answer = answers.shift() ?? 'stream'
    if (answer === 'nothing') throw new TypeError('no answer')
    return answer === 'stream' ? openStream(request) : Response.json({ errors: [] }, { status: answer })
  })
  stop = listen({
    event: ({ action, resource, id }, changeId) => heard.push(`${changeId}: ${action} ${resource} ${id}`),
    missed: () => heard.push('missed'),
  })
})
afterEach(async () => {
  stop()
  await pass(0)
  reportReachable()
  setTransport()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('listen', () => {
  it('receives events in chunks of any size, with the change of each', async () => {
    await pass(0)
    streams[0]?.say('retry: 2000\nid: 7\n\n: still here\n\nid: 8\ndata: {"resource":"contacts","id":"1",')
    streams[0]?.say(`"action":"created"}\n\n${updated('9.2', '2')}`)
    await pass(0)
    expect(heard).toEqual(['8: created contacts 1', '9: updated contacts 2'])
  })

  it('disconnects while the page is hidden, and resumes after the last event', async () => {
    await pass(0)
    streams[0]?.say(updated('9', '2'))
    await pass(0)
    page.turn('hidden')
    await pass(60_000)
    expect([streams[0]?.left, asked.length]).toEqual([true, 1])
    page.turn('visible')
    await pass(0)
    expect(asked).toEqual([null, '9'])
  })

  it('starts after the given event', async () => {
    stop()
    await pass(0)
    asked = []
    stop = listen({ event: () => undefined, missed: () => undefined }, '41')
    await pass(0)
    expect(asked).toEqual(['41'])
  })

  it('starts when the page becomes visible', async () => {
    stop()
    await pass(0)
    asked = []
    page.visibilityState = 'hidden'
    stop = listen({ event: () => undefined, missed: () => undefined })
    await pass(10_000)
    expect(asked).toEqual([])
    page.turn('visible')
    await pass(0)
    expect(asked).toHaveLength(1)
  })

  it('reconnects after the stream ends or goes silent', async () => {
    await pass(0)
    streams[0]?.say('id: 7\n\n')
    streams[0]?.end()
    await pass(2_100)
    expect(asked).toEqual([null, '7'])
    for (let beat = 0; beat < 6; beat += 1) {
      streams[1]?.say(': still here\n\n')
      await pass(14_000)
    }
    expect(asked).toHaveLength(2)
    await pass(4_000)
    expect(asked).toEqual([null, '7', '7'])
  })

  it('reports the service unreachable after two failures, and waits until it is back', async () => {
    await pass(0)
    answers = ['nothing', 'nothing']
    streams[0]?.end()
    await pass(2_100)
    expect(connection()).toBe('online')
    await pass(2_100)
    expect(connection()).toBe('unreachable')
    await pass(600_000)
    expect(asked).toHaveLength(3)
    reportReachable()
    await pass(0)
    expect(asked).toHaveLength(4)
  })

  it('does not report a service unreachable that never accepted a stream', async () => {
    stop()
    answers = ['nothing', 'nothing', 'nothing']
    asked = []
    stop = listen({ event: () => undefined, missed: () => undefined })
    await pass(70_000)
    expect([asked.length, connection()]).toEqual([3, 'online'])
  })

  it('waits for the user to sign in again', async () => {
    await pass(0)
    answers = [401]
    streams[0]?.end()
    await pass(100_000)
    expect([sessionStore.getState().ended, asked.length]).toEqual([true, 2])
    beginSession()
    await pass(0)
    expect(asked).toHaveLength(3)
  })

  it('reports missed events', async () => {
    await pass(0)
    streams[0]?.say('id: 7\n\nevent: missed\ndata: {}\n\n')
    await pass(0)
    answers = [400]
    streams[0]?.end()
    await pass(5_000)
    expect(heard).toEqual(['missed', 'missed'])
    expect(asked).toEqual([null, '7', null])
  })

  it('reconnects at once on another network', async () => {
    await pass(0)
    streams[0]?.say('id: 7\n\n')
    await pass(0)
    network.dispatchEvent(new Event('online'))
    await pass(0)
    expect([streams[0]?.left, asked]).toEqual([true, [null, '7']])
  })

  it('reconnects after the computer slept, when timers stood still', async () => {
    await pass(0)
    streams[0]?.say('id: 7\n\n')
    await pass(0)
    vi.setSystemTime(Date.now() + 3_600_000)
    await pass(1_000)
    expect(asked).toEqual([null, '7'])
  })

  it('gives a proxy that holds back streams some time', async () => {
    await pass(44_000)
    expect(asked).toHaveLength(1)
    await pass(3_000)
    expect(asked).toHaveLength(2)
  })

  it('asks every ten seconds where pages cannot share a stream', async () => {
    stop()
    vi.stubGlobal('navigator', { onLine: true })
    await pass(0)
    asked = []
    streams = []
    stop = listen({ event: ({ id }) => heard.push(id), missed: () => heard.push('missed') }, '7')
    await pass(0)
    streams[0]?.say(updated('8', '1'))
    await pass(3_000)
    expect([asked, heard, streams[0]?.left]).toEqual([['7'], ['1'], true])
    await pass(10_000)
    expect(asked).toEqual(['7', '8'])
  })

  it('ends when it is stopped', async () => {
    await pass(0)
    stop()
    await pass(600_000)
    expect([streams[0]?.left, asked.length]).toEqual([true, 1])
  })
})
