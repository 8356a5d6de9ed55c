import type { Server } from '../child.ts'

export type Get = (path: string) => Promise<string>

/** Reads paths of the service as the holder of a token; what is not a 200 is an error. */
export const getter =
  (server: Server, token?: string): Get =>
  async (path) => {
    const response = await fetch(server.origin + path, token ? { headers: { authorization: `Bearer ${token}` } } : {})
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.text()
  }

/** Every page of a list, one after the other, as `continued-at` leads. */
export async function* pages(get: Get, first: string, most: number) {
  let path: string | undefined = first
  for (let number = 1; path && number <= most; number++) {
    const text: string = await get(`/api${path}`)
    yield { number, path, text }
    path = (JSON.parse(text) as { 'continued-at'?: string })['continued-at']
  }
}
