import { createStore, useStore } from '@mantine/store'
import { apiBase, type Recorder, setRecorder } from './transport.ts'

/** A call of this page to the service. */
export interface Call {
  id: number
  /** The number of the page visit in which it was sent. */
  screen: number
  method: string
  /** With the query, relative to the base URL. */
  path: string
  headers: readonly (readonly [name: string, value: string])[]
  /** The body as text; undefined for files. */
  sent: string | undefined
  /** Undefined while it runs, and without an answer. */
  status?: number
  /** ms until the head of the answer. */
  time?: number
  /** The JSON of the answer. */
  received?: string
  outcome: 'running' | 'answered' | 'cancelled' | 'unanswered' | 'live'
}

const most = 200
/** Characters of a body that are kept. */
const longest = 100_000
const secrets = /("(?:[a-z-]*password|token)":\s*)"(?:[^"\\]|\\.)*"/g

const store = createStore<{ calls: readonly Call[]; screen: number }>({ calls: [], screen: 0 })
let lastId = 0

const shown = (text: string) => {
  const safe = text.replace(secrets, '$1"…"')
  return safe.length > longest ? `${safe.slice(0, longest)}…` : safe
}
const update = (id: number, change: Partial<Call>) =>
  store.setState((now) => ({ ...now, calls: now.calls.map((call) => (call.id === id ? { ...call, ...change } : call)) }))

const add = ({ method, url, headers }: Request): number => {
  lastId += 1
  const path = url.startsWith(apiBase()) ? url.slice(apiBase().length) : url
  const { screen } = store.getState()
  const call: Call = { id: lastId, screen, method, path, headers: [...headers], sent: undefined, outcome: 'running' }
  store.setState((now) => ({ ...now, calls: [call, ...now.calls].slice(0, most) }))
  return lastId
}

const keepBody = async (of: Request | Response, keep: (text: string) => void) => {
  if (!of.headers.get('content-type')?.startsWith('application/json')) return
  // A body that breaks off is reported by whoever reads the answer.
  await of
    .clone()
    .text()
    .then((text) => keep(shown(text)))
    .catch(() => undefined)
}

const record: Recorder = async (request, send) => {
  const id = add(request)
  void keepBody(request, (sent) => update(id, { sent }))
  const started = performance.now()
  try {
    const response = await send(request)
    const isLive = response.headers.get('content-type')?.startsWith('text/event-stream')
    update(id, { status: response.status, time: performance.now() - started, outcome: isLive ? 'live' : 'answered' })
    if (isLive) request.signal.addEventListener('abort', () => update(id, { outcome: 'answered' }))
    else void keepBody(response, (received) => update(id, { received }))
    return response
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    update(id, { time: performance.now() - started, outcome: isCancelled ? 'cancelled' : 'unanswered' })
    throw error
  }
}

/** Starts to record calls, the last 200 of them, without passwords and tokens. */
export const recordCalls = (): void => setRecorder(record)

/** Says that the user has gone to another page: later calls belong to that. */
export const startScreen = (): void => store.setState((now) => ({ ...now, screen: now.screen + 1 }))

export const clearCalls = (): void => store.setState((now) => ({ ...now, calls: [] }))

/** The recorded calls, the last first, and the number of the page visit. */
export const useCalls = () => useStore(store)
