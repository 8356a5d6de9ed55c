import { createAsker } from './ask-worker.ts'
import { readToken } from './session-token.ts'

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith: (response: Promise<Response>) => void
}
/** Types of service workers, which the DOM library lacks. */
declare const self: {
  registration: { scope: string }
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
  }
}

const cacheName = 'tandem-program'
const api = new URL('api/', self.registration.scope).href
let ask: ReturnType<typeof createAsker> | undefined

/** Answers what the browser itself requests, such as pictures and downloads, from the database in this browser. */
const answerCall = async (request: Request) => {
  const token = await readToken()
  ask ??= createAsker()
  const { method, url } = request
  const headers = new Headers(request.headers)
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  const body = request.body === null ? undefined : await request.arrayBuffer()
  return ask(new Request(url, { method, headers, ...(body && { body }) }))
}

/** Reads the program from the network, or from the cache without one. Files with a hash in their name never change. */
const answerProgram = async (request: Request) => {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request)
  if (kept && request.url.includes('/assets/')) return kept
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(request, response.clone())
    return response
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.url.startsWith(api)) event.respondWith(answerCall(request))
  else if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) event.respondWith(answerProgram(request))
})
