import { encode } from '../../../contract/wire/encode.ts'
import type { BodyOf, Endpoint, Params, PathOf, QueryOf, ReplyOf } from '../../../contract/wire/endpoint.ts'
import { header } from '../../../contract/wire/headers.ts'
import type { Schema } from '../../../contract/wire/wire.ts'
import type { Actor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { notFound, refuse } from '../errors.ts'
import type { Incoming } from '../incoming.ts'
import { chunkSize, inChunks } from '../lists/in-chunks.ts'
import type { PageAt } from '../lists/page.ts'
import { continuation, readPage, readParams, readQuery } from './request.ts'

/** The decoded request, the actor, and the transaction that the route opened. */
export interface Call<E> {
  params: Params<PathOf<E>>
  query: QueryOf<E>
  body: BodyOf<E>
  actor: Actor
  deps: Deps
  page: PageAt
  /** Returns the `continued-at` path for the cursor of the next page. */
  continued: (next: string | undefined) => string | undefined
  /** Sets the ETag to the version of the record. */
  etag: (changeId: string) => void
  /** The parts of an upload. */
  form: FormData | undefined
  /** The request as it came. */
  incoming: Incoming
  setCookies: (cookies: string[]) => void
}
export interface Route {
  endpoint: Endpoint
  /** Whether it sets the version of a record as the ETag, or checks it against `If-Match`. */
  versioned?: boolean
  /** Whether the answer has the id of the change, for an undo. */
  journaled?: boolean
  handle: (incoming: Incoming, deps: Deps) => Promise<Response>
}
export type Verb<E, Tx> = (call: Call<E> & { tx: Tx }) => Promise<ReplyOf<E>> | Promise<void>

export const unsafe = (method: string) => method !== 'GET' && method !== 'HEAD'

/** Returns where a request comes from according to the browser: our own pages, others, or undefined for programs. */
const originOf = ({ headers, url }: Request): 'us' | 'others' | undefined => {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null) return site === 'same-origin' ? 'us' : 'others'
  if (origin === null) return undefined
  return URL.canParse(origin) && new URL(origin).host === (headers.get('host') ?? new URL(url).host) ? 'us' : 'others'
}

/** Refuses a write with a session cookie from other pages. Browsers send the cookie for any page. */
export const refuseForeignOrigin = (request: Request, actor: Actor) => {
  if (actor.via !== 'cookie' || !unsafe(request.method) || originOf(request) === 'us') return
  throw refuse(403, 'origin', 'A write with a session cookie has to come from our own pages; scripts use a token.')
}

/** Refuses to set a session cookie for pages of other sites. Programs send no origin and are allowed. */
export const refuseForeignPage = (request: Request) => {
  if (!unsafe(request.method) || originOf(request) !== 'others') return
  throw refuse(403, 'origin', 'You can sign in and sign up only from our own pages, or with a program.')
}

/** Response headers as a plain object, because building `Headers` for each took longer than finding a page of contacts. */
export type AnswerHeaders = Record<string, string>
const always = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }
const jsonHeaders = { ...always, 'content-type': 'application/json' }
/** Returns the headers of every answer to this request. */
export const headersFor = ({ requestId }: { requestId: string | undefined }): AnswerHeaders =>
  requestId ? { ...always, [header.requestId]: requestId } : { ...always }

export const callOf = <E extends Endpoint>(
  endpoint: E,
  incoming: Incoming,
  actor: Actor,
  deps: Deps,
  body: unknown,
  headers: AnswerHeaders,
  cookies: string[] = [],
): Call<E> => {
  const params = readParams(endpoint, incoming.params)
  const query = readQuery(endpoint, incoming.request.url)
  const at = readPage(endpoint, incoming.params, query)
  return {
    params: params as Params<PathOf<E>>,
    query: query as QueryOf<E>,
    body: body as BodyOf<E>,
    actor,
    deps,
    page: at,
    continued: continuation(endpoint, params, query, at),
    form: body instanceof FormData ? body : undefined,
    etag: (changeId) => {
      headers.etag = `"${changeId}"`
    },
    incoming,
    setCookies: (more) => cookies.push(...more),
  }
}

export const allow = (endpoint: Endpoint, actor: Actor) => {
  if (endpoint.access === 'member' && actor.role === 'client') throw notFound()
}

const encoder = new TextEncoder()
/** Returns a JSON response with its length in bytes. */
export const jsonResponse = (text: string, status: number, headers: AnswerHeaders) => {
  const bytes = encoder.encode(text)
  return new Response(bytes, { status, headers: { ...jsonHeaders, 'content-length': String(bytes.byteLength), ...headers } })
}

/** Writes a reply as JSON. A reply that is one long list is written in chunks; a map is a list in the app, but not on the wire. */
export const writeJson = async (schema: Schema<unknown>, reply: object): Promise<string> => {
  const [[key, list] = ['', undefined], ...others] = Object.entries(reply)
  if (others.length > 0 || !Array.isArray(list) || list.length <= chunkSize) return JSON.stringify(encode(schema, reply))
  /** Returns the key on the wire, and a part of the list. */
  const encoded = (some: unknown[]) => Object.entries(encode(schema, { [key]: some }) as object)[0] as [string, unknown]
  const [name, none] = encoded([])
  if (!Array.isArray(none)) return JSON.stringify(encode(schema, reply))
  const texts = await inChunks(list, (some) => (encoded(some)[1] as unknown[]).map((item) => JSON.stringify(item)))
  return `{${JSON.stringify(name)}:[${texts.join()}]}`
}

/** Returns the answer to a request, which sets the cookies. */
export const answer = async (endpoint: Endpoint, reply: unknown, headers: AnswerHeaders, cookies: string[] = []) => {
  const response = jsonResponse(await writeJson(endpoint.reply, (reply ?? {}) as object), endpoint.status, headers)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** Returns the UUID that joins the writes of one step. */
export const groupKey = (request: Request) => {
  const key = request.headers.get(header.changeGroup)
  if (key === null) return undefined
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)) throw refuse(400, 'change-group', 'X-Change-Group must be a UUID.')
  return key.toLowerCase()
}
