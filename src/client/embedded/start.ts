import { setAnswersBrowser, setTransport, type Transport } from '../lib/transport.ts'
import { registerServiceWorker } from '../offline/register-service-worker.ts'
import { whenRested } from '../ui/lazy/when-idle.ts'
import { withConditions } from './conditions.ts'
import { watchFileLinks } from './file-links.ts'
import type { DatabaseState } from './messages.ts'
import { setPlace } from './own-name.ts'
import { readToken, storeToken } from './session-token.ts'
import { address, worker } from './start-worker.ts'
import { createWorkerClient } from './worker-client.ts'
import { withWrites } from './writes.ts'

const base = new URL('.', document.baseURI)

/** The calls whose answer holds the token of a new session. */
const startsSession = /\/api\/x\/(sessions|sessions\/demo|accounts|invitations\/accept)$/
const endsSession = /\/api\/x\/sessions(\/current)?$/

/**
 * Sends requests to the worker with the token of the session, because a page cannot set cookies for its own answers. The token is read once:
 * reading it for each request would let the first list wait until the shell is rendered.
 */
const withToken = (ask: Transport): Transport => {
  let read = readToken()
  const store = (token: string | undefined) => {
    read = Promise.resolve(token)
    return storeToken(token)
  }
  return async (request) => {
    const token = await read
    if (token && !request.headers.has('authorization')) request.headers.set('authorization', `Bearer ${token}`)
    const { pathname } = new URL(request.url)
    const { method } = request
    const response = await ask(request)
    if (response.ok && method === 'POST' && startsSession.test(pathname)) {
      const { token: next } = (await response.clone().json()) as { token?: string }
      if (next) await store(next)
    }
    if (response.ok && method === 'DELETE' && endsSession.test(pathname)) await store(undefined)
    return response
  }
}

/** Sends all requests to the service in a worker of this browser. Calls back when it is ready. */
export const startEmbedded = (onReady: (state: DatabaseState) => void) => {
  setPlace(address)
  // Storing the program must not delay the first data, which comes a moment after the service is ready.
  const ready = (state: DatabaseState) => {
    onReady(state)
    void whenRested().then(() => registerServiceWorker(base))
  }
  setTransport(withWrites(withToken(withConditions(createWorkerClient(ready)))), new URL('api', base).href)
  setAnswersBrowser(() => navigator.serviceWorker?.controller != null)
  watchFileLinks()
  worker.postMessage('listening')
}
