import { ownName } from './own-name.ts'

const openCache = () => caches.open(ownName('session')).catch(() => undefined)
const key = 'https://tandem.invalid/session'
/** The token where storage is refused. */
let unstored: string | undefined

/** Returns the token of the session from a cache that other tabs and the service worker can read. */
export const readToken = async (): Promise<string | undefined> => {
  const cache = await openCache()
  return cache ? (await cache.match(key))?.text() : unstored
}

/** Stores the token of a new session, or forgets it. Where storage is refused it lasts until the page is left. */
export const storeToken = async (token: string | undefined) => {
  unstored = token
  const cache = await openCache()
  await (token === undefined ? cache?.delete(key) : cache?.put(key, new Response(token)))
}
