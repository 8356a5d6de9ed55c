import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { createApp } from '../server/http/app.ts'
import { callerOf } from './caller.ts'
import { reference } from './reference.ts'

/** The built app beside this source, whatever the folder one starts in. */
const built = join(import.meta.dirname, '../../dist/app')
const policyWith = (scripts: string[]) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

/** The scripts that stand in the page itself, as a policy names them: these and no others may run. */
const scriptsIn = (page: string) =>
  existsSync(page)
    ? [...readFileSync(page, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      )
    : []

/** The headers of every page and asset. */
const shieldedBy =
  (policy: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    c.header('content-security-policy', policy)
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'same-origin')
    const lasting = c.res.status === 200 && c.req.path.startsWith('/assets/')
    c.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
  }

/** Whether there is an app to serve, or the service alone. */
export const isBuilt = () => existsSync(join(built, 'index.html'))

/** Whether the database answers, and whether the last write found room on its disk. */
interface Health {
  isUp: () => Promise<boolean>
  hasRoom: () => boolean
  /** Whether no newer version has taken over the database. */
  isCurrent: () => boolean
}

/** The whole site: `/healthz`, the service below `/api`, the built app (or what else lies in `folder`) for everything else. */
export const createSite = (
  handle: ReturnType<typeof createApp>,
  log: Logger,
  trustProxy: boolean,
  { isUp, hasRoom, isCurrent }: Health,
  folder = built,
) => {
  const site = new Hono<{ Bindings: HttpBindings }>()
  site.get('/healthz', async (c) => {
    const writes = hasRoom() ? {} : { writes: false, message: 'The last write found no room on the disk; reading goes on.' }
    if (!isCurrent()) return c.json({ ok: false, message: 'A newer version of Tandem has taken over the database.' }, 503)
    if (await isUp()) return c.json({ ok: true, ...writes })
    return c.json({ ok: false, message: 'The database cannot be reached.' }, 503, { 'retry-after': '2' })
  })
  const shielded = shieldedBy(policyWith(scriptsIn(join(folder, 'index.html'))))
  site.use('/api/docs/*', shielded)
  site.route('/', reference)
  site.all('/api/*', async (c) => {
    const requestId = randomUUID()
    const started = performance.now()
    const response = await handle(c.req.raw, { ...callerOf(c.req.raw, c.env.incoming?.socket.remoteAddress ?? '', trustProxy), requestId })
    log.info(
      {
        requestId,
        method: c.req.method,
        path: c.req.path,
        status: response.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      'request',
    )
    return response
  })
  site.use('*', shielded)
  site.use('*', serveStatic({ root: folder, precompressed: true }))
  const page = serveStatic({ root: folder, path: 'index.html', precompressed: true })
  site.get('*', async (c, next) => (/\.[a-z0-9]+$/i.test(c.req.path) ? c.notFound() : ((await page(c, next)) ?? c.notFound())))
  return site.fetch
}
