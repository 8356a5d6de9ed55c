import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const own = join(import.meta.dirname, 'reference')
const library = join(import.meta.dirname, '../../node_modules/swagger-ui-dist')
/** The app’s font; the page needs only its Latin part. */
const font = join(import.meta.dirname, '../../node_modules/@fontsource-variable/inter/files')
const servedOfFont = /^\/api\/docs\/inter-latin(-ext)?-opsz-normal\.woff2$/
const servedOfLibrary = /^\/api\/docs\/swagger-ui(-bundle)?\.(css|js)$/
const servedOfOwn = /^\/api\/docs\/(scheme\.js|start\.js|page\.css|calls\.css|controls\.css)$/

const fileOf = (path: string) => path.slice('/api/docs'.length)

/** Serves `/api/docs`, the interactive API reference, with local assets only. */
export const reference = new Hono({ strict: false })
  .get('/api/docs', serveStatic({ root: own, path: 'page.html' }))
  .use('/api/docs/*', async (c, next) => {
    const { path } = c.req
    const root = servedOfLibrary.test(path) ? library : servedOfOwn.test(path) ? own : servedOfFont.test(path) ? font : undefined
    return root ? serveStatic({ root, rewriteRequestPath: fileOf })(c, next) : c.notFound()
  })
