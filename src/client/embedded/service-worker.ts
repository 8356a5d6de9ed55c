import { PrecacheController } from 'workbox-precaching'
import type { WorkerScope } from '../offline/worker-scope.ts'
import { setPlace } from './own-name.ts'
import { readToken } from './session-token.ts'
import { createWorkerClient } from './worker-client.ts'

declare const self: WorkerScope

const api = new URL('api/', self.registration.scope).href
setPlace(new URL(self.registration.scope))
const program = new PrecacheController()
program.addToCacheList(self.__WB_MANIFEST)
let ask: ReturnType<typeof createWorkerClient> | undefined

/** Answers what the browser itself requests, such as pictures and downloads, from the database in this browser. */
const answerCall = async (request: Request) => {
  const token = await readToken()
  ask ??= createWorkerClient()
  const { method, url } = request
  const headers = new Headers(request.headers)
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  const body = request.body === null ? undefined : await request.arrayBuffer()
  return ask(new Request(url, { method, headers, ...(body && { body }) }))
}

/** Answers with a file of the version that the open pages run. Files with a hash in their name never change. */
const answerProgram = async (request: Request) => {
  const { origin, pathname } = new URL(request.url)
  const kept = await program.matchPrecache(origin + (pathname.endsWith('/') ? `${pathname}index.html` : pathname))
  return kept ?? fetch(request)
}

self.addEventListener('install', (event) => void program.install(event as never))
self.addEventListener('activate', (event) => {
  void program.activate(event as never)
  event.waitUntil(self.clients.claim())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.url.startsWith(api)) event.respondWith(answerCall(request))
  else if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) event.respondWith(answerProgram(request))
})
