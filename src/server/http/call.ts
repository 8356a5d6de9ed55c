import type { BodyOf, Endpoint, Params, PathOf, QueryOf, ReplyOf } from '../../contract/wire/endpoint.ts'
import { header } from '../../contract/wire/headers.ts'
import type { Actor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { notFound, refuse } from '../errors.ts'
import type { PageAt } from '../lists/page.ts'
import { continuation, type Incoming, readPage, readParams, readQuery } from './request.ts'
import { writeJson } from './write-json.ts'

/** What a verb is given: the request decoded, who acts, and the transaction that the route opened. */
export interface Call<E> {
  params: Params<PathOf<E>>
  query: QueryOf<E>
  body: BodyOf<E>
  actor: Actor
  deps: Deps
  page: PageAt
  /** The `continued-at` path for the cursor of a page. */
  continued: (next: string | undefined) => string | undefined
  /** Says which version of the record the answer holds: its ETag. */
  etag: (changeId: string) => void
  /** The parts of an upload. */
  form: FormData | undefined
  /** Whether it came by https. */
  secure: boolean
  /** Sets a header of the answer (a cookie). */
  answer: (name: string, value: string) => void
}
export interface Route {
  endpoint: Endpoint
  /** It is held to `If-Match`. */
  versioned?: boolean
  /** Its answer names the change to undo it by. */
  journaled?: boolean
  handle: (incoming: Incoming, deps: Deps) => Promise<Response>
}
export type Verb<E, Tx> = (call: Call<E> & { tx: Tx }) => Promise<ReplyOf<E>> | Promise<void>

export const unsafe = (method: string) => method !== 'GET' && method !== 'HEAD'

/** Where the browser says a request comes from: our own pages, others, or nothing, as programs do. */
const cameFrom = ({ headers, url }: Request): 'us' | 'others' | undefined => {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null) return site === 'same-origin' ? 'us' : 'others'
  if (origin === null) return undefined
  return URL.canParse(origin) && new URL(origin).host === (headers.get('host') ?? new URL(url).host) ? 'us' : 'others'
}

/** A cookie is sent by the browser whoever made the page, so a write with one must come from our own pages. */
export const refuseForeignOrigin = (request: Request, actor: Actor) => {
  if (actor.via !== 'cookie' || !unsafe(request.method) || cameFrom(request) === 'us') return
  throw refuse(403, 'origin', 'A write with a session cookie has to come from our own pages; scripts use a token.')
}

/** Who signs in is told so by a cookie: no page of others may do that to somebody. Programs, which say nothing of where they are, may. */
export const refuseForeignPage = (request: Request) => {
  if (!unsafe(request.method) || cameFrom(request) !== 'others') return
  throw refuse(403, 'origin', 'Signing in and up is done from our own pages, or by a program.')
}

/** The headers of an answer. A plain object: building `Headers` for each took longer than finding a page of contacts. */
export type AnswerHeaders = Record<string, string>
const always = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }
export const jsonHeaders = { ...always, 'content-type': 'application/json' }
/** The headers of every answer to this request. */
export const headersFor = ({ requestId }: { requestId: string | undefined }): AnswerHeaders =>
  requestId ? { ...always, [header.requestId]: requestId } : { ...always }

export const callOf = <E extends Endpoint>(
  endpoint: E,
  incoming: Incoming,
  actor: Actor,
  deps: Deps,
  body: unknown,
  headers: AnswerHeaders,
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
    secure: incoming.secure,
    form: body instanceof FormData ? body : undefined,
    etag: (changeId) => {
      headers.etag = `"${changeId}"`
    },
    answer: (name, value) => {
      headers[name] = value
    },
  }
}

export const allow = (endpoint: Endpoint, actor: Actor) => {
  if (endpoint.access === 'member' && actor.role === 'client') throw notFound()
}

export const answer = async (endpoint: Endpoint, reply: unknown, headers: AnswerHeaders) =>
  new Response(await writeJson(endpoint.reply, (reply ?? {}) as object), {
    status: endpoint.status,
    headers: { ...jsonHeaders, ...headers },
  })

/** The uuid that joins the writes of one step. */
export const groupKey = (request: Request) => {
  const key = request.headers.get(header.changeGroup)
  if (key === null) return undefined
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)) throw refuse(400, 'change-group', 'X-Change-Group is a UUID.')
  return key.toLowerCase()
}
