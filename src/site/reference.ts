import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const own = join(import.meta.dirname, 'reference')
const library = join(import.meta.dirname, '../../node_modules/swagger-ui-dist')
/** The app’s font, of which the words of the page need Latin alone. */
const font = join(import.meta.dirname, '../../node_modules/@fontsource-variable/inter/files')
const servedOfFont = /^\/api\/docs\/inter-latin(-ext)?-opsz-normal\.woff2$/
const servedOfLibrary = /^\/api\/docs\/swagger-ui(-bundle)?\.(css|js)$/
const servedOfOwn = /^\/api\/docs\/(scheme\.js|start\.js|page\.css|calls\.css|controls\.css)$/

const fileOf = (path: string) => path.slice('/api/docs'.length)

/** `/api/docs`: what `/api/openapi.json` says, as a page to read and try, with assets of our own: nothing is fetched from elsewhere. */
export const reference = new Hono({ strict: false })
  .get('/api/docs', serveStatic({ root: own, path: 'page.html' }))
  .use('/api/docs/*', async (c, next) => {
    const { path } = c.req
    const root = servedOfLibrary.test(path) ? library : servedOfOwn.test(path) ? own : servedOfFont.test(path) ? font : undefined
    return root ? serveStatic({ root, rewriteRequestPath: fileOf })(c, next) : c.notFound()
  })
