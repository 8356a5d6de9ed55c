import { encode } from './encode.ts'
import type { Endpoint } from './endpoint.ts'

/** Returns the path and query of a call, relative to the base address. Omits an optional page segment that is not given. */
export const addressOf = (to: Endpoint, params: Record<string, string | undefined> = {}, query: object = {}) => {
  const path = to.path.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    const value = params[name]
    if (value === undefined && !optional) throw new Error(`${to.path} needs ${name}`)
    if (value === '.' || value === '..') throw new Error(`${name} cannot be "${value}", which has a special meaning in a URL`)
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(encode(to.query, query as never) as object)) search.set(key, String(value))
  return search.size ? `${path}?${search}` : path
}

/** Returns the path of the next page: the page number that the interface describes, and an exact cursor. */
export const continuedAt = (of: Endpoint, params: Record<string, string>, query: object, page: number, xCursor: string) =>
  of.paged === 'path'
    ? addressOf(of, { ...params, page: String(page) }, { ...query, page: undefined, xCursor })
    : addressOf(of, params, { ...query, page: String(page), xCursor })
