import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { Logger } from 'pino'
import type { createApp } from '../server/core/http/app.ts'
import { callerOf } from './caller.ts'
import { reference } from './reference.ts'

/** The folder of the built app, independent of the working directory. */
const built = join(import.meta.dirname, '../../dist/app')

/** Where the browser parses HTML, only these policies may make it: the app's own, which lets no tag through, the sanitizer, the editor's clipboard, and the check for a newer build, which shows nothing. */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types default dompurify ProseMirrorClipboard parsed-page']

const policyWith = (scripts: string[], more: string[] = []) =>
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
    ...more,
  ].join('; ')

/** Returns the CSP hashes of a page’s inline scripts, which are the only ones allowed. */
const scriptsIn = (page: string) =>
  existsSync(page)
    ? [...readFileSync(page, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      )
    : []

/** Sets the security and cache headers of every page and asset. */
const securityHeaders =
  (policy: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    c.header('content-security-policy', policy)
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'same-origin')
    const isImmutable = c.res.status === 200 && c.req.path.startsWith('/assets/')
    c.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  }

/** Whether the app has been built. */
export const isBuilt = () => existsSync(join(built, 'index.html'))

/** Whether the database responds, and whether the last write had disk space. */
interface Health {
  isUp: () => Promise<boolean>
  hasDiskSpace: () => boolean
  /** Whether no newer version has taken over the database. */
  isCurrent: () => boolean
  /** Whether no damaged part of the database was met. */
  isSound: () => boolean
}

const damaged = 'Part of the database is damaged. Stop the service and restore a backup: npm run tandem -- restore FILE --replace'

/** Removes long segments of a path: the token of a link in an e-mail, and whatever else nobody needs in a log. */
const withoutSecrets = (path: string) => path.replace(/[^/]{24,}/g, '…')

/** Creates the site: `/healthz`, the service below `/api`, and the built app (or another `folder`) for all other paths. */
export const createSite = (
  handle: ReturnType<typeof createApp>,
  log: Logger,
  trustProxy: boolean,
  { isUp, hasDiskSpace, isCurrent, isSound }: Health,
  folder = built,
) => {
  const site = new Hono<{ Bindings: HttpBindings }>()
  site.use(async (c, next) => {
    await next()
    if (callerOf(c.req.raw, '', trustProxy).secure) c.header('strict-transport-security', 'max-age=31536000')
  })
  site.get('/healthz', async (c) => {
    const writes = hasDiskSpace() ? {} : { writes: false, message: 'The last write failed because the disk is full. Reads still work.' }
    if (!isCurrent()) return c.json({ ok: false, message: 'A newer version of Tandem has taken over the database.' }, 503)
    const up = await isUp()
    if (!isSound()) return c.json({ ok: false, message: damaged }, 503)
    if (up) return c.json({ ok: true, ...writes })
    return c.json({ ok: false, message: 'The database is unreachable.' }, 503, { 'retry-after': '2' })
  })
  const secured = securityHeaders(policyWith(scriptsIn(join(folder, 'index.html')), trustedTypes))
  // Swagger UI writes HTML as strings, which the page's default policy sanitizes.
  site.use('/api/docs/*', securityHeaders(policyWith([], [trustedTypes[0] ?? '', "trusted-types default dompurify 'allow-duplicates'"])))
  site.route('/', reference)
  // Lists are a fifth as large with gzip. Single records are rarely this long, so they keep their strong ETag.
  site.use('/api/*', compress({ encoding: 'gzip', contentTypeFilter: /^application\/json/, threshold: 4096 }))
  site.all('/api/*', async (c) => {
    const requestId = randomUUID()
    const started = performance.now()
    const response = await handle(c.req.raw, { ...callerOf(c.req.raw, c.env.incoming?.socket.remoteAddress ?? '', trustProxy), requestId })
    log.info(
      {
        requestId,
        method: c.req.method,
        path: withoutSecrets(c.req.path),
        status: response.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      'request',
    )
    return response
  })
  site.use('*', secured)
  site.use('*', serveStatic({ root: folder, precompressed: true }))
  const page = serveStatic({ root: folder, path: 'index.html', precompressed: true })
  // What is missing there is a file of another version of the app, or of none.
  const isFile = (path: string) => path.startsWith('/assets/') || /\.[a-z0-9]+$/i.test(path)
  site.get('*', async (c, next) => (isFile(c.req.path) ? c.notFound() : ((await page(c, next)) ?? c.notFound())))
  return site.fetch
}
