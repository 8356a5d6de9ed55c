import { keepSeparators } from './form-names.ts'
import type { DatabaseState, Message, RequestMessage } from './messages.ts'

type Handle = (request: Request) => Promise<Response>

/** How many answered requests are remembered. A page sends a request twice only while it starts. */
const remembered = 1000

/** Returns a function that answers messages from pages with a service. Each request is answered once, however often it is sent. */
export const createRequestHandler = (handle: Handle, state: DatabaseState, post: (message: Message) => void) => {
  const run = crypto.randomUUID()
  const running = new Map<string, AbortController>()
  const answered = new Set<string>()
  const answer = async ({ id, method, url, headers, body }: RequestMessage) => {
    const stop = new AbortController()
    running.set(id, stop)
    try {
      if (body) keepSeparators(body, new Headers(headers).get('content-type') ?? '')
      const request = new Request(url, { method, headers, ...(body && { body }), signal: stop.signal })
      const response = await handle(request)
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
  const sayReady = () => post({ type: 'ready', run, ...state })
  return {
    sayReady,
    receive: (message: Message) => {
      if (message.type === 'hello') sayReady()
      if (message.type === 'abort') running.get(message.id)?.abort()
      if (message.type === 'request' && !running.has(message.id) && !answered.has(message.id)) void answer(message)
    },
  }
}
