import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openApiDocument } from '../../contract/openapi/document.ts'
import { decode } from '../../contract/wire/decode.ts'
import { type Endpoint, paramSchema } from '../../contract/wire/endpoint.ts'
import { errorBody } from '../../contract/wire/headers.ts'
import type { Deps } from '../deps.ts'
import { Busy, NoRoom, Outdated, Refusal, Unreachable, Unreadable } from '../errors.ts'
import { hashingInTurn } from '../people/sign-in/hashing-in-turn.ts'
import { createKeyAccounts } from '../people/sign-in/key-accounts.ts'
import { headersFor, jsonHeaders, type Route } from './call.ts'
import { createRoom } from './room/room.ts'
import { routes } from './routes.ts'

/** What the runtime knows of a call: the caller's network address, whether it came by https, and the id it is logged under. */
interface Caller {
  remote?: string
  secure?: boolean
  requestId?: string
}

const jsonLimit = 1024 * 1024

const refused = (refusal: Refusal, requestId?: string) =>
  new Response(JSON.stringify(errorBody(refusal.faults)), {
    status: refusal.status,
    headers: { ...headersFor({ requestId }), ...jsonHeaders, ...refusal.headers },
  })

const unreachable = ({ unsure }: Unreachable) => ({
  code: 'unreachable',
  message: unsure
    ? 'The database went away while this was being kept. Look whether it was, or send it again with the same Idempotency-Key.'
    : 'The database cannot be reached just now, and nothing was changed. Try again in a moment.',
})

const noRoom = {
  code: 'no-room',
  message:
    'There is no room left where the service keeps its data, and nothing was changed. Whoever runs it has to make some; reading goes on.',
}

const outdated = {
  code: 'outdated',
  message: 'A newer version of Tandem has taken over the database, and nothing was changed. Restart this server with that version.',
}

const failed = (error: unknown, requestId: string | undefined, deps: Deps) => {
  if (error instanceof Refusal) return refused(error, requestId)
  const busy = { code: 'busy', message: 'The database is busy; try again in a moment.' }
  if (error instanceof Busy) return refused(new Refusal(503, [busy], { 'retry-after': '1' }), requestId)
  if (error instanceof Unreachable) return refused(new Refusal(503, [unreachable(error)], { 'retry-after': '2' }), requestId)
  if (error instanceof NoRoom) {
    deps.log.error({ requestId, err: error }, 'no room left on the disk of the database')
    return refused(new Refusal(503, [noRoom], { 'retry-after': '60' }), requestId)
  }
  if (error instanceof Outdated) return refused(new Refusal(503, [outdated], { 'retry-after': '60' }), requestId)
  if (error instanceof Unreadable) {
    deps.log.info({ requestId, err: error }, 'the database could not read a value')
    return refused(new Refusal(400, [{ code: 'unreadable', message: 'A value of this request cannot be read.' }]), requestId)
  }
  deps.log.error({ requestId, err: error }, 'a request failed')
  const fault = { code: 'failed', message: `Something went wrong here, and nothing was changed. Request ${requestId ?? 'without an id'}.` }
  return refused(new Refusal(500, [fault]), requestId)
}

/** The pattern of a path for the router: ids are matched as such, so that anything else is not found. */
const pattern = (endpoint: Endpoint) =>
  endpoint.path.replace(/:(\w+)(\??)/g, (whole, name: string) =>
    name === 'page' || endpoint.params[name] ? whole : `:${name}{[1-9][0-9]{0,18}}`,
  )

const matches = (endpoint: Endpoint, path: string) => {
  const parts = path.replace(/\/$/, '').split('/')
  const own = endpoint.path.split('/')
  if (parts.length !== own.length && !(endpoint.path.endsWith('?') && parts.length === own.length - 1)) return false
  return parts.every((part, i) => {
    const name = /^:(\w+)/.exec(own[i] ?? '')?.[1]
    return name === undefined ? part === own[i] : name === 'page' || decode(paramSchema(endpoint, name), part).ok
  })
}

const unmatched = (path: string, requestId: string | undefined) => {
  const methods: string[] = [...new Set(routes.filter(({ endpoint }) => matches(endpoint, path)).map(({ endpoint }) => endpoint.method))]
  if (methods.includes('GET')) methods.splice(methods.indexOf('GET') + 1, 0, 'HEAD')
  if (!methods.length) return refused(new Refusal(404, [{ code: 'not-found', message: 'There is no such address.' }]), requestId)
  return refused(
    new Refusal(405, [{ code: 'method', message: `This address takes ${methods.join(', ')}.` }], { allow: methods.join(', ') }),
    requestId,
  )
}

/** Takes in what is still being sent and forgets it, or the sender would see a broken connection and not the refusal. */
const discard = async (body: ReadableStream<Uint8Array> | null, most: number) => {
  if (!body || body.locked) return
  let taken = 0
  for await (const bytes of body) {
    taken += bytes.byteLength
    if (taken > most) return
  }
}

/** Bytes of uploads that are taken in at the same time, and for how many milliseconds others wait for them. */
const uploadRoom = 100 * 1024 * 1024
const uploadPatience = 30_000
const uploadsFull = { code: 'busy', message: 'Many files are being sent just now. Try again in a moment.' }

/** The service as one web-standard handler, below the path `base`. */
export const createApp = (given: Omit<Deps, 'accountOf' | 'uploads'>, base = '') => {
  const deps: Deps = {
    ...given,
    secrets: hashingInTurn(given.secrets),
    accountOf: createKeyAccounts(),
    uploads: createRoom(uploadRoom, uploadPatience, uploadsFull),
  }
  const app = new Hono<{ Bindings: Caller }>({ strict: false }).basePath(base)
  const tooLarge = (most: number) => async (c: Context<{ Bindings: Caller }>) => {
    await discard(c.req.raw.body, most * 4)
    const fault = { code: 'too-large', message: `At most ${Math.round(most / 1024 / 1024)} MiB can be sent at once.` }
    return refused(new Refusal(413, [fault], { connection: 'close' }), c.env.requestId)
  }
  const jsonBody = bodyLimit({ maxSize: jsonLimit, onError: tooLarge(jsonLimit) })
  const fileBody = bodyLimit({ maxSize: deps.options.uploadLimit + 64 * 1024, onError: tooLarge(deps.options.uploadLimit) })
  let document: string | undefined
  app.get('/openapi.json', () => {
    document ??= JSON.stringify(openApiDocument(base))
    return new Response(document, { headers: jsonHeaders })
  })
  for (const route of routes) register(app, route, deps, route.endpoint.carries === 'upload' ? fileBody : jsonBody)
  app.notFound((c) => unmatched(c.req.path.slice(base.length), c.env.requestId))
  app.onError((error, c) => failed(error, c.env.requestId, deps))
  return (request: Request, caller: Caller = {}) => app.fetch(request, caller)
}

const register = (app: Hono<{ Bindings: Caller }>, route: Route, deps: Deps, limit: ReturnType<typeof bodyLimit>) => {
  const handlers = route.endpoint.method === 'GET' ? [] : [limit]
  app.on(route.endpoint.method, [pattern(route.endpoint)], ...(handlers as []), ({ req, env }) =>
    route.handle(
      { request: req.raw, params: req.param(), remote: env.remote ?? '', secure: env.secure ?? false, requestId: env.requestId },
      deps,
    ),
  )
}
