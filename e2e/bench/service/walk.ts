import type { Server } from '../child.ts'

export type Get = (path: string) => Promise<string>

/** Reads paths of the service with a token; throws unless the status is 200. */
export const getter =
  (server: Server, token?: string): Get =>
  async (path) => {
    const response = await fetch(server.origin + path, token ? { headers: { authorization: `Bearer ${token}` } } : {})
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}: ${await response.text()}`)
    return response.text()
  }

/** Returns every page of a list by following `continued-at`. */
export async function* pages(get: Get, first: string, most: number) {
  let path: string | undefined = first
  for (let number = 1; path && number <= most; number++) {
    const text: string = await get(`/api${path}`)
    yield { number, path, text }
    path = (JSON.parse(text) as { 'continued-at'?: string })['continued-at']
  }
}
