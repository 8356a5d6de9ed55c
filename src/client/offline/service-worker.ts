import { PrecacheController } from 'workbox-precaching'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

const page = new URL('index.html', self.registration.scope).href
const program = new PrecacheController()
program.addToCacheList(self.__WB_MANIFEST)

/** Whether the server answers this path with the page of the app. */
const opensApp = (pathname: string) => !/^\/(api|healthz)(\/|$)/.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname)

/** Answers with the page of the server, so that a new version starts at once, or with the stored one without a connection. */
const answerPage = async (request: Request, preloaded: Promise<Response | undefined>) => {
  try {
    return (await preloaded) ?? (await fetch(request))
  } catch (error) {
    const stored = await program.matchPrecache(page)
    if (stored) return stored
    throw error
  }
}

self.addEventListener('install', (event) => {
  void program.install(event as never)
  const answers = event.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' })
  if (answers) event.waitUntil(answers)
})
self.addEventListener('activate', (event) => {
  void program.activate(event as never)
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()))
})
// Calls of the API are left to the browser and never stored. Neither are files of another version.
self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  if (request.mode === 'navigate') {
    if (opensApp(new URL(request.url).pathname)) event.respondWith(answerPage(request, preloadResponse))
    return
  }
  if (request.method === 'GET' && program.getCacheKeyForURL(request.url))
    event.respondWith(program.matchPrecache(request).then((stored) => stored ?? fetch(request)))
})
