import { randomId } from '../random-id.ts'
import { keepSeparators } from './form-names.ts'
import type { DatabaseState, Message, RequestMessage } from './messages.ts'

type Handle = (request: Request) => Promise<Response>

/** A write that arrives while the database is replaced would go to another one than its page shows. */
const beingReplaced = () => {
  const message = 'This was not saved, because the data of the demo is being replaced.'
  return Response.json({ errors: [{ code: 'demo', message }] }, { status: 503 })
}

/** How many answered requests are remembered. A page sends a request twice only while it starts. */
const remembered = 1000

/** Returns a function that answers messages from pages with a service. Each request is answered once, however often it is sent. */
export const createRequestHandler = (handle: Handle, state: DatabaseState, post: (message: Message) => void) => {
  const run = randomId()
  const running = new Map<string, AbortController>()
  const answered = new Set<string>()
  const writes = new Set<Promise<unknown>>()
  let refusesWrites = false
  const answer = async ({ id, method, url, headers, body }: RequestMessage) => {
    const stop = new AbortController()
    running.set(id, stop)
    try {
      if (body) keepSeparators(body, new Headers(headers).get('content-type') ?? '')
      const request = new Request(url, { method, headers, ...(body && { body }), signal: stop.signal })
      const response = await (refusesWrites && method !== 'GET' ? beingReplaced() : handle(request))
      post({ type: 'head', id, status: response.status, headers: [...response.headers] })
      const reader = response.body?.getReader()
      stop.signal.addEventListener('abort', () => void reader?.cancel().catch(() => undefined))
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        post({ type: 'chunk', id, bytes: new Uint8Array(part.value) })
      post({ type: 'end', id })
    } catch (error) {
      post({ type: 'end', id, reason: String(error) })
    }
    running.delete(id)
    answered.add(id)
    const [oldest] = answered
    if (answered.size > remembered && oldest) answered.delete(oldest)
  }
  const answerOnce = (message: RequestMessage) => {
    if (running.has(message.id) || answered.has(message.id)) return
    const answering = answer(message)
    if (message.method === 'GET') return
    writes.add(answering)
    void answering.finally(() => writes.delete(answering))
  }
  const sayReady = () => post({ type: 'ready', run, ...state })
  return {
    sayReady,
    /** Runs `work` when the writes before it have been answered. Those that arrive meanwhile are refused. */
    withoutWrites: async <T>(work: () => Promise<T>): Promise<T> => {
      refusesWrites = true
      try {
        await Promise.allSettled(writes)
        return await work()
      } finally {
        refusesWrites = false
      }
    },
    receive: (message: Message) => {
      if (message.type === 'hello') sayReady()
      if (message.type === 'abort') running.get(message.id)?.abort()
      if (message.type === 'request') answerOnce(message)
    },
  }
}
