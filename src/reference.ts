import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** The page to read and try the interface, with assets of our own: nothing is fetched from elsewhere. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Tandem: the interface</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="reference"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`
const start = `SwaggerUIBundle({
  dom_id: '#reference',
  url: '/api/openapi.json',
  deepLinking: true,
  displayOperationId: true,
  displayRequestDuration: true,
  docExpansion: 'none',
  filter: true,
  persistAuthorization: false,
  syntaxHighlight: { activated: false },
  validatorUrl: null,
})
`
const assets = join(import.meta.dirname, '../node_modules/swagger-ui-dist')
const served = /^\/api\/docs\/swagger-ui(-bundle)?\.(css|js)$/

/** `/api/docs`: what `/api/openapi.json` says, as a page. */
export const reference = new Hono()
  .get('/api/docs', (c) => c.html(page))
  .get('/api/docs/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  .use('/api/docs/*', async (c, next) => {
    if (!served.test(c.req.path)) return c.notFound()
    return serveStatic({ root: assets, rewriteRequestPath: (path) => path.slice('/api/docs'.length) })(c, next)
  })
