import { Hono } from 'hono'
import type { Operation } from '../../../contract/operations.ts'
import type { Fault } from '../../../contract/wire/decode.ts'
import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import { errorBody } from '../../../contract/wire/headers.ts'
import { idPattern } from '../../../contract/wire/values.ts'
import type { Deps } from '../deps.ts'
import { Busy, Damaged, DiskFull, Outdated, Refusal, Unreachable, Unreadable } from '../errors.ts'
import { headersFor, jsonResponse, type Route } from './call.ts'

/** Facts about a request from the runtime: the caller's network address, whether it came over https, and the id in the log. */
interface Caller {
  remote?: string
  secure?: boolean
  requestId?: string
}

const refused = (refusal: Refusal, requestId?: string) =>
  jsonResponse(JSON.stringify(errorBody(refusal.faults)), refusal.status, { ...headersFor({ requestId }), ...refusal.headers })

const unreachable = ({ unsure }: Unreachable) => ({
  code: 'unreachable',
  message: unsure
    ? 'The database failed while this was being saved. Check whether it was saved, or repeat the request with the same Idempotency-Key.'
    : 'The database can’t be reached. Nothing was changed. Try again in a moment.',
})

const diskFull = {
  server: 'The disk of the server is full. Nothing was changed, and reading still works. The operator has to free some space.',
  browser: 'The storage of this browser is full. Nothing was changed, and reading still works. Free some space on this device.',
}

const damaged = {
  code: 'damaged',
  message: 'Part of the database is damaged. Nothing was changed. The operator has to stop the server and restore a backup.',
}

const outdated = {
  code: 'outdated',
  message: 'A newer version of Tandem uses this database. Nothing was changed. Restart this server with that version.',
}

const failed = (error: unknown, requestId: string | undefined, deps: Deps) => {
  if (error instanceof Refusal) return refused(error, requestId)
  const refuse = (status: number, fault: Fault, retryAfter?: number) =>
    refused(new Refusal(status, [fault], retryAfter ? { 'retry-after': String(retryAfter) } : {}), requestId)
  if (error instanceof Busy) return refuse(503, { code: 'busy', message: 'The database is busy. Try again in a moment.' }, 1)
  // A write that may have been stored must not be repeated by itself: a repeated delete finds nothing, and a repeated change has no undo.
  if (error instanceof Unreachable) return refuse(503, unreachable(error), error.unsure ? undefined : 2)
  if (error instanceof DiskFull) {
    deps.log.error({ requestId, err: error }, 'the disk of the database is full')
    return refuse(503, { code: 'no-room', message: diskFull[error.place] }, 60)
  }
  if (error instanceof Damaged) {
    deps.log.error({ requestId, err: error }, 'the database is damaged')
    return refuse(503, damaged, 60)
  }
  if (error instanceof Outdated) return refuse(503, outdated, 60)
  if (error instanceof Unreadable) {
    deps.log.info({ requestId, err: error }, 'the database could not read a value')
    return refuse(400, { code: 'unreadable', message: 'A value in this request is invalid.' })
  }
  deps.log.error({ requestId, err: error }, 'a request failed')
  const message = `Something went wrong on the server. Nothing was changed. Request ${requestId ?? 'without an id'}.`
  return refuse(500, { code: 'failed', message })
}

/** Returns the router pattern of a path. Ids match digits only, so anything else is not found. */
const pattern = (endpoint: Endpoint) =>
  endpoint.path.replace(/:(\w+)(\??)/g, (whole, name: string) =>
    name === 'page' || endpoint.params[name] ? whole : `:${name}{${idPattern}}`,
  )

/** Refuses a request without a route: for its method (405) if its path has others, else for its path (404). */
const unmatched = (methods: Set<string>, requestId: string | undefined) => {
  if (!methods.size) return refused(new Refusal(404, [{ code: 'not-found', message: 'There is no such path.' }]), requestId)
  const supported = [...methods].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
  return refused(new Refusal(405, [{ code: 'method', message: `This path supports ${supported}.` }], { allow: supported }), requestId)
}

interface Environment {
  Bindings: Caller
  Variables: { methods: Set<string> | undefined }
}

interface Routing {
  routes: Route[]
  /** Loads every operation of the OpenAPI document. */
  loadOperations: () => Promise<Operation[]>
}

/** Creates one web-standard handler of routes below the path `base`. */
export const createApp = (deps: Deps, { routes, loadOperations }: Routing, base = '') => {
  const app = new Hono<Environment>({ strict: false }).basePath(base)
  let document: string | undefined
  app.get('/openapi.json', async () => {
    const { openApiDocument } = await import('../../../contract/openapi/document.ts')
    document ??= JSON.stringify(openApiDocument(await loadOperations(), base))
    return jsonResponse(document, 200, {})
  })
  for (const route of routes) register(app, route, deps)
  // What comes this far has no route: its path is compared again, for the methods that it has.
  for (const { endpoint } of routes)
    app.all(pattern(endpoint), (c, next) => {
      c.set('methods', (c.get('methods') ?? new Set()).add(endpoint.method))
      return next()
    })
  app.notFound((c) => unmatched(c.get('methods') ?? new Set(), c.env.requestId))
  app.onError((error, c) => failed(error, c.env.requestId, deps))
  return (request: Request, caller: Caller = {}) => app.fetch(request, caller)
}

const register = (app: Hono<Environment>, route: Route, deps: Deps) => {
  app.on(route.endpoint.method, [pattern(route.endpoint)], ({ req, env }) =>
    route.handle(
      { request: req.raw, params: req.param(), remote: env.remote ?? '', secure: env.secure ?? false, requestId: env.requestId },
      deps,
    ),
  )
}
