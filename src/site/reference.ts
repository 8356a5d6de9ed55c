import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const own = join(import.meta.dirname, 'reference')
const library = join(import.meta.dirname, '../../node_modules/swagger-ui-dist')
/** The app’s font; the page needs only its Latin part. */
const font = join(import.meta.dirname, '../../node_modules/@fontsource-variable/inter/files')
/** Sanitizes what the library writes as HTML. */
const sanitizer = join(import.meta.dirname, '../../node_modules/dompurify/dist')
const servedOfSanitizer = /^\/api\/docs\/purify\.min\.js$/
const servedOfFont = /^\/api\/docs\/inter-latin(-ext)?-opsz-normal\.woff2$/
const servedOfLibrary = /^\/api\/docs\/swagger-ui(-bundle)?\.(css|js)$/
const servedOfOwn = /^\/api\/docs\/(scheme\.js|sanitize\.js|start\.js|page\.css|calls\.css|controls\.css)$/

const fileOf = (path: string) => path.slice('/api/docs'.length)

/** Serves `/api/docs`, the interactive API reference, with local assets only. */
export const reference = new Hono({ strict: false })
  .get('/api/docs', serveStatic({ root: own, path: 'page.html' }))
  .use('/api/docs/*', async (c, next) => {
    const { path } = c.req
    const roots: [RegExp, string][] = [
      [servedOfLibrary, library],
      [servedOfOwn, own],
      [servedOfFont, font],
      [servedOfSanitizer, sanitizer],
    ]
    const root = roots.find(([served]) => served.test(path))?.[1]
    return root ? serveStatic({ root, rewriteRequestPath: fileOf })(c, next) : c.notFound()
  })
