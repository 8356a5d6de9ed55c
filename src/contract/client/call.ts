import { addressOf } from '../wire/address.ts'
import { encode } from '../wire/encode.ts'
import type { BodyOf, Endpoint, Params, PathOf, QueryOf } from '../wire/endpoint.ts'
import { header } from '../wire/headers.ts'

type Nothing = Record<never, never>
/** A part of the input: absent if the endpoint has none, optional if all its fields are optional. */
type Part<Name extends string, T> = [T] extends [undefined] ? Nothing : Nothing extends T ? { [K in Name]?: T } : { [K in Name]: T }
type ParamsPart<T> = [keyof T] extends [never] ? Nothing : { params: T }

/** The input of a call: `params`, `query` and `body` as its endpoint declares them. */
type Input<E> = ParamsPart<Params<PathOf<E>>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & {
    /** The previous page's `continuedAt`, used as is; it already contains `params` and `query`. */
    path?: string | undefined
    signal?: AbortSignal | undefined
    headers?: { [Name in keyof typeof header]?: string | undefined } | undefined
  }
export type Arguments<E> = Nothing extends Input<E> ? [input?: Input<E>] : [input: Input<E>]

/** The input of any call, for transports. */
export interface Loose {
  params?: Record<string, string>
  query?: object
  body?: unknown
  path?: string
  signal?: AbortSignal | undefined
  headers?: Record<string, string | undefined>
}

/** Returns the path and query of a call, relative to the base address. */
export const pathOf = (to: Endpoint, { path, params, query }: Loose) => path ?? addressOf(to, params, query)

/** Builds the request of a call to the service at `base`; `own` are headers for every call, such as authorization. */
export const requestFor = (base: string, to: Endpoint, input: Loose, own: Record<string, string> = {}) => {
  const headers = new Headers({ accept: 'application/json', ...own })
  for (const [name, value] of Object.entries(input.headers ?? {}))
    if (value !== undefined) headers.set(header[name as keyof typeof header], value)
  const body = to.body && JSON.stringify(encode(to.body, input.body))
  if (body) headers.set('content-type', 'application/json')
  return new Request(base + pathOf(to, input), {
    method: to.method,
    headers,
    credentials: 'same-origin',
    body: body ?? null,
    signal: input.signal ?? null,
  })
}
