import { encode } from './encode.ts'
import type { Endpoint } from './endpoint.ts'

/** The path (with its query) of a call below the base address. An optional page segment is left out when it is not given. */
export const addressOf = (to: Endpoint, params: Record<string, string | undefined> = {}, query: object = {}) => {
  const path = to.path.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    const value = params[name]
    if (value === undefined && !optional) throw new Error(`${to.path} needs ${name}`)
    if (value === '.' || value === '..') throw new Error(`${name} cannot be "${value}": in an address that means another place`)
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(encode(to.query, query as never) as object)) search.set(key, String(value))
  return search.size ? `${path}?${search}` : path
}

/** The path of the page after this one: the page number the interface describes, and the cursor that keeps it exact. */
export const continuedAt = (of: Endpoint, params: Record<string, string>, query: object, page: number, xCursor: string) =>
  of.paged === 'path'
    ? addressOf(of, { ...params, page: String(page) }, { ...query, page: undefined, xCursor })
    : addressOf(of, params, { ...query, page: String(page), xCursor })
