import { addressOf } from '../../contract/wire/address.ts'
import { decode, type Fault } from '../../contract/wire/decode.ts'
import { encode } from '../../contract/wire/encode.ts'
import type { BodyOf, Endpoint, Params, PathOf, QueryOf, ReplyOf } from '../../contract/wire/endpoint.ts'
import { header } from '../../contract/wire/headers.ts'

export type Handle = (request: Request, env?: { remote?: string; secure?: boolean; requestId?: string }) => Response | Promise<Response>

export interface Asked<E> {
  params?: Params<PathOf<E>>
  query?: Partial<QueryOf<E>>
  body?: BodyOf<E>
  /** A path from an answer, instead of params and query. */
  path?: string | undefined
  headers?: Record<string, string>
}

export interface Answer<T> {
  status: number
  headers: Headers
  json: unknown
  errors: Fault[]
  /** The id of the change. */
  change: string
  /** The decoded reply. Throws the error of a refused request. */
  readonly reply: T
}

export interface Sending {
  body?: string | FormData
  headers?: Record<string, string>
}

const origin = 'http://tandem.test'
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Calls the handler directly, without a socket. */
export const callerOf = (handle: Handle, token?: string) => {
  const send = async (method: string, path: string, { body, headers = {} }: Sending = {}) => {
    const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const own = { ...json, ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers }
    return handle(new Request(`${origin}${path}`, { method, headers: own, ...(body === undefined ? {} : { body }) }), {
      remote: '192.0.2.1',
    })
  }
  const call = async <E extends Endpoint>(endpoint: E, asked: Asked<E> = {}): Promise<Answer<ReplyOf<E>>> => {
    const path = asked.path ?? addressOf(endpoint, asked.params, asked.query)
    const body = endpoint.body && asked.body !== undefined ? JSON.stringify(encode(endpoint.body, asked.body)) : undefined
    const response = await send(endpoint.method, path, {
      ...(body === undefined ? {} : { body }),
      ...(asked.headers ? { headers: asked.headers } : {}),
    })
    const json = parsed(await response.text())
    return {
      status: response.status,
      headers: response.headers,
      json,
      errors: (json as { errors?: Fault[] }).errors ?? [],
      change: response.headers.get(header.change) ?? '',
      get reply() {
        if (response.status >= 300) throw new Error(`${endpoint.method} ${path} answered ${response.status}: ${JSON.stringify(json)}`)
        const read = decode(endpoint.reply, json)
        if (!read.ok) throw new Error(`${endpoint.method} ${path} answered what its contract does not say: ${JSON.stringify(read.faults)}`)
        return read.value as ReplyOf<E>
      },
    }
  }
  return { send, call }
}
export type Caller = ReturnType<typeof callerOf>
